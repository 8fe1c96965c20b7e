import { mayAskBack } from '../../domain/coins/refund'
import type { Clock } from '../kernel/clock.port'
import type { Ids } from '../kernel/ids.port'
import type { PicturePreparer } from '../kernel/picture-preparer.port'
import { makeProof } from './choose-proof'
import { makeLoadOrders } from './load-orders.use-case'
import type { OrdersGateway } from './orders-gateway.port'
import type { OrdersFeature } from './orders.feature'
import type { OrdersModel } from './orders.model'
import { makeReadAddress, makeSendRefundCode } from './send-refund-code.use-case'
import { makeSubmitRefund } from './submit-refund.use-case'

interface OrdersDeps {
  readonly clock: Clock
  readonly gateway: OrdersGateway
  readonly ids: Ids
  readonly model: OrdersModel
  readonly pictures: PicturePreparer
}

/** The feature of orders as a user interface sees it, and what forgets the person. */
export const makeOrders = (deps: OrdersDeps): { readonly orders: OrdersFeature; readonly forget: () => void } => {
  const { clock, model } = deps
  const load = makeLoadOrders(deps)
  const proof = makeProof(deps)
  const readAddress = makeReadAddress(deps)
  const leaveRefund = (): void => {
    proof.drop()
    model.clearForm()
  }
  const orders: OrdersFeature = {
    view: model,
    load,
    mayAskBack: (purchase) => mayAskBack(purchase, clock.now()),
    beginRefund: () => {
      leaveRefund()
      return readAddress()
    },
    sendRefundCode: makeSendRefundCode(deps),
    chooseProof: proof.choose,
    dropProof: proof.drop,
    submitRefund: makeSubmitRefund({ ...deps, load, proofSettled: proof.settled }),
    leaveRefund,
  }
  const forget = (): void => {
    leaveRefund()
    model.forget()
  }
  return { orders, forget }
}
