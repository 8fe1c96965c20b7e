import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { countsOf, Traffic } from '../../../src/infrastructure/rtc/traffic'
import { makeVirtualClock } from '../../fakes/clock.fake'

const ON = { microphone: true, camera: true }

/** Statistics as a test plays them; 10 frames and 50 packets a second while they flow. */
const begin = () => {
  const clock = makeVirtualClock()
  const flow = { audio: true, video: true, limited: false, broken: false }
  const counts = { audio: 0, video: 0 }
  const anew = () => Object.assign(counts, { audio: 0, video: 0 })
  let frames = 0
  clock.every(100, () => {
    if (flow.audio) counts.audio += 5
    if (flow.video) counts.video += 1
  })
  const read = async () => (flow.broken ? O.none : O.some({ ...counts, limited: flow.limited }))
  const traffic = new Traffic(clock, read, () => (frames += 1))
  return { anew, clock, flow, traffic, frames: () => frames }
}

describe('traffic of a room', () => {
  it('is lost when the other side sends and nothing was decoded for 3 s [PLUS-8]', async () => {
    const { clock, flow, traffic } = begin()
    await clock.advance(2_000)
    flow.video = false
    await clock.advance(2_900)
    expect((await traffic.report(ON)).picture.in).toBe('flowing')
    await clock.advance(1_000)
    expect(await traffic.report(ON)).toEqual({
      sound: { out: 'on', in: 'flowing' },
      picture: { out: 'on', in: 'lost' },
    })
    flow.video = true
    await clock.advance(1_000)
    expect((await traffic.report(ON)).picture.in).toBe('flowing')
  })

  it('is not lost when the other side has switched its device off, and has 3 s after it goes on [PLUS-8]', async () => {
    const { clock, flow, traffic } = begin()
    traffic.peerHas({ microphone: true, camera: false })
    flow.video = false
    await clock.advance(20_000)
    expect((await traffic.report(ON)).picture.in).toBe('flowing')
    traffic.peerHas(ON)
    await clock.advance(2_900)
    expect((await traffic.report(ON)).picture.in).toBe('flowing')
    await clock.advance(200)
    expect((await traffic.report(ON)).picture.in).toBe('lost')
  })

  it('flows at once over another connection, which counts from 0 again [PLUS-8, CALL-68]', async () => {
    const { anew, clock, traffic } = begin()
    await clock.advance(60_000)
    anew()
    await clock.advance(5_000)
    expect(await traffic.report(ON)).toMatchObject({ sound: { in: 'flowing' }, picture: { in: 'flowing' } })
  })

  it('says what goes out: on, off by choice, limited by the network [PLUS-8]', async () => {
    const { flow, traffic } = begin()
    flow.limited = true
    expect((await traffic.report(ON)).picture.out).toBe('limited')
    const off = await traffic.report({ microphone: false, camera: false })
    expect([off.sound.out, off.picture.out]).toEqual(['off', 'off'])
  })

  it('counts a room whose statistics cannot be read as lost after 3 s', async () => {
    const { clock, flow, traffic } = begin()
    flow.broken = true
    await clock.advance(3_000)
    expect((await traffic.report(ON)).sound.in).toBe('lost')
  })

  it('tells of decoded frames, and of nothing after its stop', async () => {
    const { clock, frames, traffic } = begin()
    await clock.advance(1_100)
    expect(frames()).toBe(1)
    traffic.stop()
    await clock.advance(5_000)
    expect(frames()).toBe(1)
  })

  it('reads the statistics of a browser', () => {
    const stats = [
      { type: 'inbound-rtp', kind: 'video', framesDecoded: 12, packetsReceived: 99 },
      { type: 'inbound-rtp', kind: 'audio', packetsReceived: 50 },
      { type: 'outbound-rtp', kind: 'video', qualityLimitationReason: 'bandwidth' },
      { type: 'transport' },
    ]
    expect(countsOf(stats)).toEqual({ audio: 50, video: 12, limited: true })
  })
})
