import { beforeEach, describe, expect, it } from 'vitest'
import type { OrdersFeature } from '../../../src/application/coins/orders.feature'
import { pictureFile } from '../../fakes/picture-preparer.fake'
import { REFUND_CODE } from '../../fakes/world/orders-desk'
import { refusal, unreachable } from '../../fakes/world/seat'
import { makeStage, type Player, type Stage } from '../../fakes/world/stage'

describe('a request for money back that is under way', () => {
  let stage: Stage
  let ada: Player
  let orders: OrdersFeature

  const typed = { orderId: 'order-1', category: 'notReceived', description: 'Nothing came', code: REFUND_CODE } as const

  beforeEach(async () => {
    stage = makeStage()
    ada = await stage.player('Ada')
    orders = await ada.tab.core.feature('orders')
    stage.world.orders.sell(ada.id, stage.clock.now())
    await orders.load()
    await orders.beginRefund()
    await orders.sendRefundCode('')()
  })

  it('waits for its picture that is on its way [COIN-45]', async () => {
    const go = ada.browser.seat.hold('uploadProof')
    const chosen = orders.chooseProof(pictureFile())()
    const sent = orders.submitRefund(typed)()
    expect(orders.view.refund).toMatchObject({ sending: true, problem: null })
    go()
    await chosen
    expect(await sent).toBe('received')
  })

  it('is known to be taken though the orders cannot be read anew [COIN-51]', async () => {
    await orders.chooseProof(pictureFile())()
    ada.browser.seat.failNext('orders', unreachable)
    expect(await orders.submitRefund(typed)()).toBe('received')
    expect(orders.view.orders).toMatchObject([{ orderId: 'order-1', refund: 'open', refundable: false }])
  })

  it('leads nowhere when its form was left, and the order shows it all the same [COIN-51]', async () => {
    await orders.chooseProof(pictureFile())()
    const go = ada.browser.seat.hold('submitRefund')
    const sent = orders.submitRefund(typed)()
    await stage.clock.settle()
    orders.leaveRefund()
    go()
    expect(await sent).toBeNull()
    expect(orders.view.orders).toMatchObject([{ orderId: 'order-1', refund: 'open' }])
  })

  it('tells the next form nothing of what was wrong with it [COIN-45]', async () => {
    await orders.chooseProof(pictureFile())()
    const go = ada.browser.seat.hold('submitRefund')
    ada.browser.seat.failNext('submitRefund', refusal(40001))
    const sent = orders.submitRefund(typed)()
    await stage.clock.settle()
    await orders.beginRefund()
    await orders.chooseProof(pictureFile('other.jpg'))()
    go()
    expect(await sent).toBeNull()
    expect(orders.view.refund).toMatchObject({ problem: null, proof: { _tag: 'Kept' } })
  })
})

it('orders that come while their person signs out are forgotten too [PLUS-15]', async () => {
  const stage = makeStage()
  const ada = await stage.player('Ada')
  const orders = await ada.tab.core.feature('orders')
  stage.world.orders.sell(ada.id, stage.clock.now())
  const [farewell, answer] = [ada.browser.seat.hold('signOut'), ada.browser.seat.hold('orders')]
  const read = orders.load()
  const left = ada.tab.core.account.signOut()
  await stage.clock.settle()
  answer()
  await read
  farewell()
  await left
  expect(orders.view).toMatchObject({ orders: [], listing: 'idle' })
})
