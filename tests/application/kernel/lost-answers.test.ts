import * as E from 'fp-ts/Either'
import { beforeEach, describe, expect, it } from 'vitest'
import { SAME_PRESS_MS } from '../../../src/application/kernel/press-once'
import { startOfDay } from '../../../src/domain/kernel/day'
import { DAY, MINUTE } from '../../../src/domain/kernel/time'
import { makeStage, type Player, type Stage } from '../../fakes/world/stage'
import { must } from '../../fakes/world/world'

const ROSE = 1003

let stage: Stage
let ada: Player
let bob: Player

beforeEach(async () => {
  stage = makeStage()
  ada = await stage.player('Ada')
  bob = await stage.player('Bob')
  stage.world.setPair(ada.id, bob.id, { _tag: 'Friends', askedBy: null })
})

const coins = () => ada.account.me.coins

describe('a gift whose answer was lost', () => {
  const sendRose = async () => {
    const gifts = await ada.tab.core.feature('gifts')
    await gifts.load()
    const rose = must(gifts.view.gifts.find(({ id }) => id === ROSE))
    const sent = await gifts.send(rose, { place: 'chat', receiver: bob.id })()
    await stage.clock.settle()
    return sent
  }

  it('is another one when it is pressed once the first was seen to have gone [GIFT-12]', async () => {
    ada.browser.seat.loseAnswer('sendGift')
    expect(await sendRose()).toMatchObject(E.left({ _tag: 'Unreachable' }))
    stage.clock.jump(SAME_PRESS_MS)
    expect(await sendRose()).toEqual(E.right(undefined))
    expect(coins()).toBe(102)
  })

  it('shows the balance of now when it is repeated, not that of the lost answer [GIFT-12]', async () => {
    ada.browser.seat.loseAnswer('sendGift')
    await sendRose()
    stage.world.move(ada.id, 500, 'other', null)
    await sendRose()
    expect(ada.tab.core.account.view.me).toMatchObject({ value: { coins: 611 } })
  })
})

describe('a check-in whose answer was lost', () => {
  it('is not taken for that of the next day [TASK-33]', async () => {
    const checkIn = await ada.tab.core.feature('checkIn')
    const before = coins()
    stage.clock.jump(startOfDay(stage.clock.now()) + DAY - MINUTE / 2 - stage.clock.now())
    await checkIn.load()
    ada.browser.seat.loseAnswer('check in')
    await checkIn.checkIn()
    stage.clock.jump(MINUTE)
    await checkIn.load()
    expect(checkIn.view.state).toBe('open')
    await checkIn.checkIn()
    expect(checkIn.view).toMatchObject({ outcome: { _tag: 'Gained' }, state: 'done' })
    await checkIn.load()
    expect([checkIn.view.state, coins() - before]).toEqual(['done', 10])
  })
})
