import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { beforeEach, describe, expect, it } from 'vitest'
import { refusal, unreachable } from '../../fakes/world/seat'
import { makeStage, type Player, type Stage } from '../../fakes/world/stage'

const WALL = 102

describe('adding a friend', () => {
  let stage: Stage
  let ada: Player
  let bo: Player

  beforeEach(async () => {
    stage = makeStage()
    ada = await stage.player('Ada')
    bo = await stage.player('Bo')
    await ada.friends.open(bo.id)()
    await bo.friends.open(ada.id)()
  })

  const relation = (player: Player, other: Player) =>
    O.toNullable(player.friends.view.person(other.id))?.relation ?? null
  const coins = (player: Player) => O.toNullable(player.tab.core.account.view.me)?.coins

  it('charges 9 coins and shows the request on the other side at once [FRND-1] [FRND-3] [FRND-6] [FRND-10]', async () => {
    expect(ada.friends.view.addPrice).toBe(9)
    await ada.friends.add(bo.id, WALL)()
    await stage.clock.settle()
    expect([relation(ada, bo), relation(bo, ada)]).toEqual(['asked', 'asking'])
    expect(coins(ada)).toBe(111)
    expect(coins(bo)).toBe(120)
    expect(bo.friends.view.requests.map(({ name }) => name)).toEqual(['Ada'])
  })

  it('sends the location as it was given [FRND-18]', async () => {
    await ada.friends.add(bo.id, 101)()
    expect(ada.count('add 101')).toBe(1)
  })

  it('makes both friends once accepted [FRND-2] [FRND-19]', async () => {
    await ada.friends.add(bo.id, WALL)()
    await bo.friends.answer(ada.id, 'accept')()
    await stage.clock.settle()
    expect([relation(ada, bo), relation(bo, ada)]).toEqual(['friend', 'friend'])
    expect(ada.friends.view.friends.map(({ name }) => name)).toEqual(['Bo'])
    expect(bo.friends.view.requests).toEqual([])
  })

  it('returns the fee of a refused request [FRND-17]', async () => {
    await ada.friends.add(bo.id, WALL)()
    await bo.friends.answer(ada.id, 'refuse')()
    await stage.clock.settle()
    expect([relation(ada, bo), relation(bo, ada)]).toEqual(['stranger', 'stranger'])
    expect(coins(ada)).toBe(120)
  })

  it('makes friends of two requests that cross and charges one of them [FRND-17]', async () => {
    await Promise.all([ada.friends.add(bo.id, WALL)(), bo.friends.add(ada.id, WALL)()])
    await stage.clock.settle()
    expect([relation(ada, bo), relation(bo, ada)]).toEqual(['friend', 'friend'])
    expect([coins(ada), coins(bo)]).toEqual([111, 120])
  })

  it('does nothing on a second press while one is on its way [FRND-12]', async () => {
    const release = ada.browser.seat.hold(`add ${WALL}`)
    const first = ada.friends.add(bo.id, WALL)()
    expect(ada.friends.view.busyWith(bo.id)).toBe(true)
    expect(await ada.friends.add(bo.id, WALL)()).toEqual(E.right(undefined))
    release()
    await first
    expect(ada.count(`add ${WALL}`)).toBe(1)
    expect(ada.friends.view.busyWith(bo.id)).toBe(false)
  })

  it('tells how many of the day are free still, when one came from a hot video [FRND-16] [CHAT-16]', async () => {
    await ada.friends.add(bo.id, WALL)()
    expect(ada.friends.view.freeAddsLeft).toBeNull()
    for (const [place, left] of [2, 1, 0, 0].entries()) {
      const host = await stage.player(`Host ${place}`)
      await ada.friends.add(host.id, WALL, 'v1')()
      expect(ada.friends.view.freeAddsLeft).toBe(left)
    }
  })

  it('is refused for oneself without a call [FRND-14]', async () => {
    expect(await ada.friends.add(ada.id, WALL)()).toEqual(E.left({ _tag: 'Refused', rule: 'FRND-14' }))
    expect(ada.count(`add ${WALL}`)).toBe(0)
  })

  it('says that the coins do not suffice, and charges nothing [FRND-11]', async () => {
    ada.account.me = { ...ada.account.me, coins: 8 }
    expect(await ada.friends.add(bo.id, WALL)()).toEqual(E.left({ _tag: 'NotEnoughCoins' }))
    expect(ada.account.me.coins).toBe(8)
    expect(relation(ada, bo)).toBe('stranger')
  })

  it.each([
    [refusal(20012, '', { debt: 7 }), { _tag: 'DebtOpen', debt: 7 }],
    [refusal(20010, '', { until: 86_400_000 }), { _tag: 'SpendingLimit', until: 86_400_000 }],
  ])('says what keeps this person from spending: %o [PLUS-9]', async (error, told) => {
    ada.browser.seat.failNext(`add ${WALL}`, error)
    expect(await ada.friends.add(bo.id, WALL)()).toEqual(E.left(told))
  })

  it.each([
    refusal(20010, '', { until: 'tomorrow' }),
    refusal(20010, '', null),
    refusal(20012, '', { debt: Number.NaN }),
  ])('passes up what does not say how long or how much: %o', async (error) => {
    ada.browser.seat.failNext(`add ${WALL}`, error)
    expect(await ada.friends.add(bo.id, WALL)()).toEqual(E.left(error))
  })

  it('charges once when the answer was lost and it is tried again', async () => {
    const { seat } = ada.browser
    const lost = ada.friends.add(bo.id, WALL)
    seat.loseAnswer(`add ${WALL}`)
    expect(await lost()).toEqual(E.left(unreachable))
    await ada.friends.add(bo.id, WALL)()
    await stage.clock.settle()
    expect(coins(ada)).toBe(111)
    expect(ada.account.movements.filter(({ kind }) => kind === 'addFriend')).toHaveLength(1)
  })

  it('is confirmed once a browser, in a cookie [FRND-8] [FRND-9]', async () => {
    expect(ada.friends.view.addConfirmed).toBe(false)
    ada.friends.confirmAdding()
    expect(ada.friends.view.addConfirmed).toBe(true)
    expect([...ada.browser.cookies.entries.keys()]).toEqual(['addFriendConfirmed'])
    const later = await ada.browser.open().core.feature('friends')
    expect(later.view.addConfirmed).toBe(true)
  })

  it('shows the request of somebody who was never met [FRND-3]', async () => {
    const cy = await stage.player('Cy')
    await cy.friends.add(bo.id, WALL)()
    await stage.clock.settle()
    expect(bo.friends.view.requests).toMatchObject([{ id: cy.id, name: 'Cy', relation: 'asking' }])
  })
})
