import { expect, it } from 'vitest'
import { pictureFile } from '../../fakes/picture-preparer.fake'
import { REFUND_CODE } from '../../fakes/world/orders-desk'
import { makeStage } from '../../fakes/world/stage'

it('a request for money back waits for its picture that is on its way [COIN-45]', async () => {
  const stage = makeStage()
  const ada = await stage.player('Ada')
  const orders = await ada.tab.core.feature('orders')
  const { orderId } = stage.world.orders.sell(ada.id, stage.clock.now())
  await orders.beginRefund()
  await orders.sendRefundCode('')()
  const go = ada.browser.seat.hold('uploadProof')
  const chosen = orders.chooseProof(pictureFile())()
  const typed = { orderId, category: 'notReceived', description: 'Nothing came', code: REFUND_CODE } as const
  const sent = orders.submitRefund(typed)()
  expect(orders.view.refund).toMatchObject({ sending: true, problem: null })
  go()
  await chosen
  expect(await sent).toBe('received')
})
