import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import type { HostInfo } from '../../../src/domain/calls/simulated-call'
import { ann, invitation, me, room, user } from '../../domain/calls/samples'
import { makeCallsWorld } from './calls-world'

const S = 1_000
const host: HostInfo = { id: user(1_001), name: 'Lina', headImg: '/demo/portraits/1001.svg', demo: true }
const video = '/demo/previews/1001.webm'

const stage = () => {
  const world = makeCallsWorld()
  const tab = world.browserOf(me).tab()
  tab.previews.record(host.id, { video, time: 4, hangup: 40 })
  const { simulated } = tab.calls
  const start = () => simulated.start(host, 103)()
  return { ...world, ...tab, simulated, start, step: () => simulated.view.call.step }
}

/** In call since now. */
const shown = async () => {
  const there = stage()
  await there.start()
  there.videos.tell('playable')
  await there.clock.advance(4 * S)
  return there
}

describe('a simulated call', () => {
  it('rings with the recording that the gateway names, loading it meanwhile [CALL-77, CALL-78, CALL-83, CALL-84]', async () => {
    const { bell, simulated, start, step, videos } = stage()
    expect(await start()).toEqual(E.right(undefined))
    expect(simulated.view.call).toMatchObject({ show: true, step: 1, hostInfo: host, video, time: 4, hangup: 40 })
    expect(simulated.view.call).toMatchObject({ callLocation: 103 })
    expect([step(), bell.ringing(), videos.loaded(), videos.playing()]).toEqual([1, 'outgoing', [video], []])
  })

  it('is answered after the delay, once the recording can be shown; then the bell is still [CALL-78]', async () => {
    const early = stage()
    await early.start()
    early.videos.tell('playable')
    await early.clock.advance(4 * S - 1)
    expect([early.step(), early.bell.ringing()]).toEqual([1, 'outgoing'])
    await early.clock.advance(1)
    expect([early.step(), early.bell.ringing(), early.videos.playing()]).toEqual([2, null, [video]])
    expect(O.isSome(early.simulated.view.picture)).toBe(true)

    const late = stage()
    await late.start()
    await late.clock.advance(9 * S)
    expect(late.step()).toBe(1)
    late.videos.tell('playable')
    expect(late.step()).toBe(2)
  })

  it('hangs up after its seconds, or with the recording: the earlier wins [CALL-79]', async () => {
    const timed = await shown()
    await timed.clock.advance(40 * S - 1)
    expect(timed.step()).toBe(2)
    await timed.clock.advance(1)
    expect(timed.simulated.view.call).toEqual({ show: false, step: 0, last: 'over' })
    const ended = await shown()
    await ended.clock.advance(12 * S)
    ended.videos.tell('ended')
    expect(ended.simulated.view.call).toEqual({ show: false, step: 0, last: 'over' })
    expect([ended.videos.loaded(), ended.clock.pending(), timed.videos.loaded(), timed.clock.pending()]).toEqual([
      [],
      0,
      [],
      0,
    ])
  })

  it('counts its seconds and tips to add the host after 30 s [CALL-80]', async () => {
    const { clock, simulated } = await shown()
    await clock.advance(29 * S)
    expect([simulated.view.shownMs, simulated.view.addTip]).toEqual([29 * S, false])
    await clock.advance(1 * S)
    expect([simulated.view.shownMs, simulated.view.addTip]).toEqual([30 * S, true])
  })

  it('is over at once when this person hangs up or leaves the page, in any step [CALL-81, CALL-82]', async () => {
    const ringing = stage()
    await ringing.start()
    for (const there of [ringing, await shown()]) {
      there.simulated.end()
      expect([there.step(), there.bell.ringing(), there.videos.loaded(), there.clock.pending()]).toEqual([
        0,
        null,
        [],
        0,
      ])
      there.videos.tell('playable')
      there.videos.tell('ended')
      expect(there.simulated.view.call).toEqual({ show: false, step: 0, last: 'none' })
    }
  })

  it('does not ring any more when the page was left before the recording was found [CALL-82]', async () => {
    const { bell, simulated, start, step } = stage()
    const started = start()
    simulated.end()
    await started
    expect([step(), bell.ringing()]).toEqual([0, null])
  })

  it('says that there is no recording, and that it cannot be shown', async () => {
    const { clock, simulated, start, videos } = stage()
    expect(await simulated.start({ ...host, id: ann }, 103)()).toEqual(E.left({ _tag: 'NoRecording' }))
    await start()
    videos.tell('failed')
    expect(simulated.view.call).toEqual({ show: false, step: 0, last: 'unplayable' })
    await start()
    await clock.advance(30 * S)
    expect(simulated.view.call).toEqual({ show: false, step: 0, last: 'unplayable' })
  })

  it('opens no camera, asks for no call and reports nothing: nobody is called [PLUS-1]', async () => {
    const { devices, server, simulated } = await shown()
    simulated.end()
    expect([devices.opened(), server.asked(me), server.rooms]).toEqual([0, [], []])
  })

  it('is not started while a call is on, and gives way to one that comes [CALL-30]', async () => {
    const { inbox, server, clock, start, step } = stage()
    inbox.lead()
    await start()
    server.tell(room, me, invitation)
    await clock.settle()
    expect(step()).toBe(0)
    expect(await start()).toEqual(E.left({ _tag: 'AlreadyInCall' }))
  })

  it('starts once, however often it is asked', async () => {
    const { start, videos } = stage()
    await Promise.all([start(), start()])
    expect(await start()).toEqual(E.left({ _tag: 'AlreadyInCall' }))
    expect(videos.loaded()).toEqual([video])
  })

  it('ends with the session', async () => {
    const { inbox, step } = await shown()
    inbox.end()
    expect(step()).toBe(0)
  })
})
