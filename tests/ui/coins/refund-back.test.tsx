import { expect, it } from 'vitest'
import type { OrdersFeature } from '../../../src/application/coins/orders.feature'
import { Page } from '../../../src/ui/coins/refund-back.page'
import { drawView } from '../shell/draw-view'
import { aCore, anAccount, signedIn } from '../shell/literal-core'
import { settled } from '../shell/settled'

const later = async (): Promise<void> => undefined

const orders: OrdersFeature = {
  view: {
    orders: [],
    listing: 'loaded',
    refund: {
      address: { _tag: 'Linked', email: 'ada@example.org' },
      code: 'none',
      resendAt: 0,
      proof: { _tag: 'None' },
      sending: false,
      problem: null,
    },
  },
  load: later,
  mayAskBack: () => false,
  beginRefund: later,
  sendRefundCode: () => later,
  chooseProof: () => later,
  dropProof: () => undefined,
  submitRefund: () => async () => null,
  leaveRefund: () => undefined,
}

it('an outcome is not told where no order is named: that leads to all orders [COIN-51]', async () => {
  const { memory } = await drawView(aCore(anAccount(signedIn()), { orders }), <Page />)
  await settled(() => memory.history.at(-1) === '/payOrderList')
  expect(document.body).not.toHaveTextContent('Feedback rejected')
})
