import { describe, expect, it } from 'vitest'
import type { Found } from '../../../src/domain/matching/match'
import { userId } from '../../builders/ids'
import { refusal, unreachable } from '../../fakes/world/seat'
import { makeMatchStage, makeTalk, type Seeker } from './match-stage'

const S = 1_000

const callOf = async (somebody: Seeker) => (await somebody.tab.core.feature('calls')).view.call

describe('what the gateway denies', () => {
  it('is the 51st match of a day, until 00:00 UTC [MTCH-35, MTCH-37]', async () => {
    const { seeker, used } = makeMatchStage()
    const ada = await seeker('Ada')
    used(ada.id, 50)
    await ada.start()
    const until = Date.UTC(2026, 0, 6)
    expect(ada.matching.view.match).toMatchObject({ _tag: 'Refused', why: { _tag: 'Limit', until } })
    expect(ada.asked()).toEqual(['playConf', 'matching'])
  })

  it('is a match that cannot be paid [MTCH-37]', async () => {
    const { seeker, used, world } = makeMatchStage()
    const ada = await seeker('Ada')
    used(ada.id, 5)
    world.move(ada.id, -110, 'other', null)
    await ada.start()
    expect(ada.matching.view.match).toMatchObject({ _tag: 'Refused', why: { _tag: 'NotEnoughCoins' } })
  })

  it('is a limit that somebody has set, or a debt [PLUS-9]', async () => {
    const { seeker } = makeMatchStage()
    const ada = await seeker('Ada')
    ada.browser.seat.failNext('matching', refusal(20010, '', { until: 5 }))
    await ada.start()
    const why = () => (ada.matching.view.match._tag === 'Refused' ? ada.matching.view.match.why : null)
    expect(why()).toEqual({ _tag: 'SpendingLimit', until: 5 })
    ada.browser.seat.failNext('matching', refusal(20012, '', { debt: 5 }))
    await ada.start()
    expect(why()).toEqual({ _tag: 'DebtOpen', debt: 5 })
  })

  it('is whoever has not stated to be an adult, who may do so and goes on [PLUS-16]', async () => {
    const { clock, seeker, world } = makeMatchStage()
    const ada = await seeker('Ada')
    world.matches.unstated.add(ada.id)
    await ada.start()
    expect(ada.matching.view.match).toMatchObject({ _tag: 'Refused', why: { _tag: 'NoStatement' } })
    ada.browser.seat.failNext('ageStatement', unreachable)
    await ada.matching.stateAge()
    expect([ada.tag(), ada.matching.view.problem]).toEqual(['Refused', unreachable])
    await ada.matching.stateAge()
    await clock.settle()
    expect([ada.tag(), ada.matching.view.problem]).toEqual(['Searching', null])
  })

  it('between request and hit lets the other side search on [MTCH-27, MTCH-37]', async () => {
    const { clock, seeker, used } = makeMatchStage()
    const [ada, bob] = [await seeker('Ada'), await seeker('Bob')]
    const release = bob.browser.seat.hold('join')
    await ada.start()
    await bob.start()
    used(bob.id, 50)
    release()
    await clock.settle()
    await clock.settle()
    expect([ada.tag(), bob.matching.view.match]).toMatchObject([
      'Searching',
      { _tag: 'Refused', why: { _tag: 'Limit' } },
    ])
    expect(bob.asked().at(-1)).toBe('leave')
  })
})

describe('a search that something else ends', () => {
  it('is a call that comes: the queue is left [CALL-30]', async () => {
    const { clock, seeker, world } = makeMatchStage()
    const [ada, bob] = [await seeker('Ada'), await seeker('Bob')]
    world.setPair(ada.id, bob.id, { _tag: 'Friends', askedBy: null })
    await ada.start()
    const calls = await bob.tab.core.feature('calls')
    await calls.place(ada.id, 102)()
    await calls.proceed()
    await calls.proceed()
    await calls.proceed()
    await clock.settle()
    expect((await callOf(ada))._tag).toBe('Ringing')
    expect(ada.matching.view.match).toMatchObject({ _tag: 'Left', why: 'callBegan' })
    expect(ada.asked().at(-1)).toBe('exitMatch')
  })

  it('is not begun while a call is on [CALL-30]', async () => {
    const { ada } = await makeTalk()
    const second = ada.browser.open()
    expect(await second.core.feature('matching')).toBeDefined()
    const there = await second.core.feature('matching')
    await there.start()
    expect(there.view.problem?._tag).toMatch(/AlreadyInCall|Elsewhere/)
  })
})

describe('nobody but a recording', () => {
  const person: Found = {
    id: userId(2_001),
    ident: '2001',
    userName: 'Lina',
    headImg: '',
    gender: 'female',
    birthday: '1995-01-01',
    countryId: 276,
    relation: 'stranger',
    demo: true,
  }

  const recorded = async () => {
    const stage = makeMatchStage()
    const ada = await stage.seeker('Ada')
    const lina = stage.extra('Lina')
    stage.world.previews.set(lina, { video: '/v.webm', time: 2, hangup: 60 })
    await ada.start()
    const news = { matchId: 'r1', person: { ...person, id: lina }, price: 0, recorded: true, validMs: 5 * S } as const
    stage.world.hub.append(ada.id, { kind: 'match', news: { _tag: 'Found', ...news } })
    await stage.clock.settle()
    const { simulated } = await ada.tab.core.feature('calls')
    return { ...stage, ada, step: () => simulated.view.call.step, end: simulated.end }
  }

  it('rings with it; nothing is joined and nothing paid [PLUS-1, MTCH-25]', async () => {
    const { ada, clock, step, world } = await recorded()
    await clock.settle()
    expect([ada.tag(), step()]).toEqual(['Recorded', 1])
    expect(ada.asked()).toEqual(['playConf', 'matching', 'exitMatch'])
    expect(world.accounts.get(ada.id)?.movements).toHaveLength(1)
  })

  it('is over after 30 s, also in the middle of the recording [MTCH-25]', async () => {
    const { ada, clock, step } = await recorded()
    ada.browser.videos.tell('playable')
    await clock.advance(29_999)
    expect([ada.tag(), step()]).toEqual(['Recorded', 2])
    await clock.advance(1)
    expect([ada.matching.view.match, step()]).toMatchObject([{ _tag: 'Left', why: 'recordingOver' }, 0])
  })

  it('is over when the person hangs up, and when the page is left [CALL-81, CALL-82]', async () => {
    const hungUp = await recorded()
    hungUp.end()
    expect(hungUp.ada.matching.view.match).toMatchObject({ _tag: 'Left', why: 'recordingOver' })
    const left = await recorded()
    left.ada.matching.leavePage()
    expect([left.ada.tag(), left.step(), left.ada.browser.devices.held()]).toEqual(['Left', 0, 0])
  })
})

it('tries to join again when the first asking is lost on its way [MTCH-27]', async () => {
  const { clock, seeker } = makeMatchStage()
  const [ada, bob] = [await seeker('Ada'), await seeker('Bob')]
  ada.browser.seat.failNext('join', unreachable)
  await ada.start()
  await bob.start()
  await clock.advance(1 * S)
  await clock.settle()
  expect([ada.tag(), bob.tag()]).toEqual(['Talking', 'Talking'])
})

it('hides the tip of matching for a day, by a cookie of its own [MTCH-33, MTCH-34]', async () => {
  const { seeker } = makeMatchStage()
  const ada = await seeker('Ada')
  expect(ada.matching.view.tip).toBe(true)
  ada.matching.hideTip()
  await ada.matching.load()
  expect(ada.matching.view.tip).toBe(false)
  expect([...ada.browser.dayCookies.entries.keys()]).toEqual(['matchTipHidden'])
})

it('keeps whom one wants to meet [MTCH-10]', async () => {
  const { clock, seeker } = makeMatchStage()
  const ada = await seeker('Ada')
  const wishes = { gender: 'female', country: 'DE', language: 'ar' } as const
  ada.matching.wish(wishes)
  const other = ada.browser.open()
  await clock.settle()
  const second = await other.core.feature('matching')
  await second.load()
  expect(second.view.wishes).toEqual(wishes)
})
