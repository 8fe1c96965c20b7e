import { describe, expect, it } from 'vitest'
import { refusal } from '../../fakes/world/seat'
import { isOn } from '../../../src/domain/calls/call'
import { makeTalk, type Seeker } from './match-stage'

const S = 1_000

const callOf = async (somebody: Seeker) => (await somebody.tab.core.feature('calls')).view.call

describe('a talk that a match brought', () => {
  it('goes on to the next one after 5 s: the other side hears that it is over [MTCH-22, MTCH-27]', async () => {
    const { ada, bob, clock } = await makeTalk()
    expect(ada.matching.view.nextInMs).toBe(5 * S)
    await ada.matching.next()
    expect(ada.tag()).toBe('Talking')
    await clock.advance(4 * S)
    expect(ada.matching.view.nextInMs).toBe(1 * S)
    await clock.advance(1 * S)
    expect(ada.matching.view.nextInMs).toBe(0)
    await ada.matching.next()
    await clock.settle()
    expect([ada.tag(), isOn(await callOf(ada)), ada.browser.devices.held()]).toEqual(['Searching', false, 1])
    expect(ada.asked().filter((call) => call === 'leave')).toHaveLength(1)
    expect(bob.matching.view.match).toMatchObject({ _tag: 'Left', why: 'peerLeft' })
    expect(bob.asked()).not.toContain('leave')
  })

  it('is searched on by one of two who both press next, and each leaves once', async () => {
    const { ada, bob, clock } = await makeTalk()
    await clock.advance(5 * S)
    await Promise.all([ada.matching.next(), bob.matching.next()])
    await clock.advance(100)
    for (const one of [ada, bob]) expect(one.asked().filter((call) => call === 'leave')).toHaveLength(1)
    expect([ada.tag(), bob.tag()]).toEqual(['Talking', 'Talking'])
  })

  it('is left by hanging up, and its camera is closed [MTCH-27]', async () => {
    const { ada, clock } = await makeTalk()
    await (await ada.tab.core.feature('calls')).hangUp()
    await clock.settle()
    expect(ada.matching.view.match).toMatchObject({ _tag: 'Left', why: 'self' })
    expect([ada.asked().at(-1) === 'playConf', ada.asked().includes('leave'), ada.browser.devices.held()]).toEqual([
      true,
      true,
      0,
    ])
  })

  it('stays when the page of the search is left, since it is shown elsewhere', async () => {
    const { ada } = await makeTalk()
    ada.matching.leavePage()
    ada.matching.release()
    expect([ada.tag(), ada.browser.devices.held()]).toEqual(['Talking', 1])
  })

  it('is liked once and paid once; both learn of it when both do [MTCH-14, MTCH-15, MTCH-29]', async () => {
    const { ada, bob, clock, world } = await makeTalk()
    const before = world.accounts.get(ada.id)?.me.coins ?? 0
    ada.browser.seat.loseAnswer('like')
    await ada.matching.like()
    expect([ada.matching.view.like, ada.matching.view.mutual]).toEqual(['failed', false])
    await ada.matching.like()
    await ada.matching.like()
    expect([ada.matching.view.like, ada.matching.view.mutual]).toEqual(['done', false])
    await bob.matching.like()
    await clock.settle()
    expect([bob.matching.view.like, bob.matching.view.mutual]).toEqual(['done', true])
    expect(before - (world.accounts.get(ada.id)?.me.coins ?? 0)).toBe(1)
    expect(ada.asked().filter((call) => call === 'like')).toHaveLength(2)
  })

  it('says when a like cannot be paid', async () => {
    const { ada, world } = await makeTalk()
    world.move(ada.id, -(world.accounts.get(ada.id)?.me.coins ?? 0), 'other', null)
    await ada.matching.like()
    expect(ada.matching.view.like).toBe('notEnoughCoins')
  })

  it.each([
    ['limited', refusal(20010, '', { until: 5 })],
    ['indebted', refusal(20012, '', { debt: 5 })],
  ])('says when a like may not be paid: %s [PLUS-9]', async (deed, error) => {
    const { ada } = await makeTalk()
    ada.browser.seat.failNext('like', error)
    await ada.matching.like()
    expect(ada.matching.view.like).toBe(deed)
  })

  it('leads to a friendship by its own call [MTCH-31]', async () => {
    const { ada, bob, clock } = await makeTalk()
    await ada.matching.addFriend()
    await bob.matching.addFriend()
    await clock.settle()
    expect([ada.matching.view.add, bob.matching.view.add]).toEqual(['done', 'done'])
    expect(ada.asked().at(-1)).toBe('add 101')
    expect(ada.friends.view.person(bob.id)).toMatchObject({ value: { relation: 'friend' } })
  })

  it('knows nothing of the one before', async () => {
    const { ada, bob, clock } = await makeTalk()
    await ada.matching.like()
    await clock.advance(5 * S)
    await Promise.all([ada.matching.next(), bob.matching.next()])
    await clock.advance(100)
    expect([ada.tag(), ada.matching.view.like, ada.matching.view.add]).toEqual(['Talking', 'none', 'none'])
  })

  it('is over when the camera is refused in the middle, and nobody is searched for without it [CALL-26]', async () => {
    const { ada, bob, clock } = await makeTalk()
    await clock.advance(5 * S)
    ada.browser.devices.break('CameraRefused')
    await ada.matching.next()
    await clock.settle()
    expect([ada.tag(), ada.matching.view.problem]).toEqual(['Left', { _tag: 'CameraRefused' }])
    expect(ada.asked().at(-1)).toBe('exitMatch')
    expect(bob.tag()).toBe('Left')
  })

  it('takes no answer to a like that crossed with leaving for one about the next talk', async () => {
    const { ada, bob, clock } = await makeTalk()
    await clock.advance(5 * S)
    const release = ada.browser.seat.hold('like')
    const liking = ada.matching.like()
    await clock.settle()
    await Promise.all([ada.matching.next(), bob.matching.next()])
    await clock.advance(100)
    release()
    await liking
    await clock.settle()
    expect([ada.tag(), ada.matching.view.like, ada.matching.view.mutual]).toEqual(['Talking', 'none', false])
  })

  it('begins a new search when the other side has left in the moment of pressing next [MTCH-27]', async () => {
    const { ada, bob, clock } = await makeTalk()
    await clock.advance(5 * S)
    await bob.matching.next()
    await clock.settle()
    expect(ada.matching.view.match).toMatchObject({ _tag: 'Left', why: 'peerLeft' })
    await ada.matching.next()
    expect(ada.tag()).toBe('Left')
    await ada.start()
    await clock.advance(100)
    expect([ada.tag(), bob.tag()]).toEqual(['Talking', 'Talking'])
  })
})
