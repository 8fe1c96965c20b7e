import * as O from 'fp-ts/Option'
import { beforeEach, describe, expect, it } from 'vitest'
import { ann, invitation, me, room } from '../../domain/calls/samples'
import { refusal } from './call-server.fake'
import { makeCallsWorld } from './calls-world'

const S = 1_000
/** How long `begin` of a tab lets time pass. */
const BEGIN_MS = 300

type World = ReturnType<typeof makeCallsWorld>
type Browser = ReturnType<World['browserOf']>
type Tab = ReturnType<Browser['tab']>

/** Two who talk, each in a tab of a browser of their own. */
const talking = async () => {
  const world = makeCallsWorld()
  const browsers = { mine: world.browserOf(me), anns: world.browserOf(ann) }
  const [caller, callee] = [browsers.mine.tab(), browsers.anns.tab()]
  for (const tab of [caller, callee]) {
    tab.inbox.lead()
    await tab.begin()
  }
  await caller.place()
  await callee.answer()
  await world.clock.settle()
  return { ...world, ...browsers, caller, callee }
}

/** The tab loads its page anew: what it had is gone without a word, but for its session storage. */
const reload = async ({ clock }: World, browser: Browser, before: Tab): Promise<Tab> => {
  before.crash()
  const next = browser.tab()
  before.session.entries.forEach((value, key) => next.session.write(key, value))
  next.inbox.lead()
  await next.begin()
  await clock.settle()
  return next
}

describe('a page that was loaded anew in the middle of a talk', () => {
  let stage: Awaited<ReturnType<typeof talking>>
  let again: Tab

  beforeEach(async () => {
    stage = await talking()
    await stage.clock.advance(20 * S)
    stage.server.talkedMs = 20 * S
    again = await reload(stage, stage.mine, stage.caller)
  })

  it('reads the room once and offers to enter it again, with the price to whoever pays [CALL-68, CALL-70, CALL-19, CALL-20]', () => {
    expect(stage.server.asked(me).filter((what) => what === 'info')).toHaveLength(1)
    expect(again.view).toMatchObject({ call: { _tag: 'Resumable', room, peer: ann, role: 'caller' }, price: 20 })
    expect([again.devices.held(), again.openRooms(), again.bell.ringing()]).toEqual([0, 0, null])
    expect(stage.callee.view.call._tag).toBe('Live')
    expect(again.session.entries.get('CAMC_CURROOM_NUM')).toBe(room)
  })

  it('enters it again: devices, media, and the time talked before counts on [CALL-68]', async () => {
    await again.rejoin()
    expect(again.view.call).toMatchObject({ _tag: 'Live', role: 'caller' })
    expect(O.isSome(again.view.remote)).toBe(true)
    expect([again.devices.held(), again.openRooms()]).toEqual([1, 1])
    expect(stage.callee.view.call._tag).toBe('Live')
    await stage.clock.advance(10 * S)
    expect(again.view.talkedMs).toBe(30 * S)
    expect(stage.server.asked(me).filter((what) => what === 'lease').length).toBeGreaterThan(4)
    await again.hangUp()
    expect(again.view.call).toMatchObject({ ending: 'hungUp', talkedMs: 30 * S })
    expect(stage.callee.view.call).toMatchObject({ ending: 'hungUpByPeer' })
    expect(O.isSome(again.view.receipt)).toBe(true)
  })

  it('is entered once, however often it is pressed [CALL-68]', async () => {
    await Promise.all([again.rejoin(), again.rejoin()])
    expect([again.devices.opened(), again.media.rooms.length]).toEqual([1, 1])
  })

  it('lets it go: the other side hears a hang-up at once, and the receipt is shown [CALL-68, CALL-43]', async () => {
    await again.hangUp()
    expect(again.view.call).toMatchObject({ _tag: 'Ended', ending: 'hungUp', talkedMs: 20 * S })
    expect(stage.server.asked(me)).toContain('hangup')
    expect(stage.callee.view.call).toMatchObject({ ending: 'hungUpByPeer' })
    expect(again.session.entries.has('CAMC_CURROOM_NUM')).toBe(false)
    expect(O.isSome(again.view.receipt)).toBe(true)
  })

  it('withdraws the offer when the other side hangs up, or after 30 s [CALL-68]', async () => {
    await stage.callee.hangUp()
    expect(again.view.call).toMatchObject({ _tag: 'Ended', ending: 'hungUpByPeer' })
    const other = await talking()
    const late = await reload(other, other.anns, other.callee)
    expect(late.view).toMatchObject({ call: { _tag: 'Resumable', role: 'callee' }, price: 0 })
    await other.clock.advance(29_999 - BEGIN_MS)
    expect(late.view.call._tag).toBe('Resumable')
    await other.clock.advance(1)
    expect(late.view.call).toMatchObject({ _tag: 'Ended', ending: 'failed' })
    expect(other.server.asked(ann)).toContain('hangup')
    expect(late.session.entries.has('CAMC_CURROOM_NUM')).toBe(false)
  })

  it('keeps the offer when the camera fails, so that it can be tried again [CALL-26, CALL-68]', async () => {
    again.devices.break('DeviceInUse')
    await again.rejoin()
    expect(again.view).toMatchObject({ call: { _tag: 'Resumable' }, answering: false, start: { _tag: 'Failed' } })
    again.devices.break(null)
    await again.rejoin()
    expect(again.view.call._tag).toBe('Live')
  })

  it('takes no second call meanwhile [CALL-30]', async () => {
    await again.place()
    expect(again.view.start).toMatchObject({ why: { _tag: 'AlreadyInCall' } })
    expect(again.view.call._tag).toBe('Resumable')
  })

  it('does not ring again for the replayed invitation, and takes no signal that was meant for the page before [CALL-57]', async () => {
    const other = await talking()
    other.callee.crash()
    const next = other.anns.tab()
    other.callee.session.entries.forEach((value, key) => next.session.write(key, value))
    other.server.tell(room, ann, invitation)
    other.server.tell(room, ann, { _tag: 'Withdrawn', by: 'self' })
    await other.clock.settle()
    await next.begin()
    other.server.tell(room, ann, { _tag: 'Withdrawn', by: 'self' })
    next.inbox.onSignal(room, me, { _tag: 'Candidate', candidate: 'old', sdpMid: null, sdpMLineIndex: null })
    await other.clock.settle()
    expect(next.view.call._tag).toBe('Resumable')
    expect(next.journal.notes).toHaveLength(1)
    await next.rejoin()
    expect(next.view.call._tag).toBe('Live')
  })
})

describe('a room that cannot be entered again', () => {
  const load = async (role: string) => {
    const world = makeCallsWorld()
    const tab = world.browserOf(me).tab()
    tab.session.write('CAMC_CURROOM_NUM', room)
    tab.session.write('CAMC_MY_CALL_ROLE', role)
    return { ...world, tab }
  }

  it('is read once and ended once: cancelled by a caller, refused by a callee [CALL-68, CALL-69, CALL-70]', async () => {
    for (const [role, end] of [
      ['caller', 'cancel'],
      ['callee', 'refuse'],
    ] as const) {
      const { clock, server, tab } = await load(role)
      await tab.begin()
      await clock.settle()
      expect(server.asked(me)).toEqual(['info', end])
      expect([tab.view.call._tag, tab.session.entries.size]).toEqual(['Idle', 0])
    }
  })

  it('is looked after once the network is back, and ended when it is somebody else’s [CALL-68]', async () => {
    const { clock, server, tab } = await load('caller')
    server.setOnline(false)
    await tab.begin()
    server.setOnline(true)
    server.fail('info', refusal(403))
    await clock.advance(S)
    expect(server.asked(me)).toEqual(['info', 'info', 'cancel'])
  })

  it('is left to the tab that has it: a second tab with the same memory asks nothing [CALL-68]', async () => {
    const stage = await talking()
    const asked = stage.server.asked(me).length
    const copy = stage.mine.tab()
    stage.caller.session.entries.forEach((value, key) => copy.session.write(key, value))
    await copy.begin()
    await stage.clock.settle()
    expect([copy.view.call._tag, copy.session.entries.has('CAMC_CURROOM_NUM')]).toEqual(['Idle', false])
    expect(
      stage.server
        .asked(me)
        .slice(asked)
        .filter((what) => what !== 'lease'),
    ).toEqual([])
    expect(stage.caller.view.call._tag).toBe('Live')
  })

  it('is none without a room number: nothing is asked, nothing is sent [CALL-6, CALL-20]', async () => {
    const world = makeCallsWorld()
    const tab = world.browserOf(me).tab()
    tab.session.write('CAMC_CURROOM_NUM', '')
    tab.session.write('CAMC_MY_CALL_ROLE', 'caller')
    await tab.begin()
    await tab.rejoin()
    await tab.hangUp()
    expect([world.server.asked(me), tab.view.call._tag, tab.view.start._tag]).toEqual([[], 'Idle', 'None'])
  })
})
