import { ContainerModule } from 'inversify'
import { makeOrders } from '../../application/coins/orders'
import { OrdersModel } from '../../application/coins/orders.model'
import type { OrdersAdapters } from './adapters-coins'
import { F } from './feature-tokens'
import { T, token } from './tokens'

const S = {
  made: token<ReturnType<typeof makeOrders>>('madeOrders'),
} as const

/** Own orders, and asking money back. */
export const ordersModule = (parts: OrdersAdapters): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(S.made)
      .toResolvedValue((clock, ids) => makeOrders({ ...parts, clock, ids, model: new OrdersModel() }), [T.clock, T.ids])
      .inSingletonScope()
    bind(F.orders).toResolvedValue(({ orders }) => orders, [S.made])
    bind(F.forgetOrders).toResolvedValue(({ forget }) => forget, [S.made])
  })
