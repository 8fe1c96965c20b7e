import { pipe } from 'fp-ts/function'
import type { Task } from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { OrdersGateway } from './orders-gateway.port'
import type { OrdersModel } from './orders.model'

interface Deps {
  readonly gateway: OrdersGateway
  readonly model: OrdersModel
}

/** Reads the own orders anew; what was read before stays in sight meanwhile. */
export type LoadOrders = Task<void>

export const makeLoadOrders =
  ({ gateway, model }: Deps): LoadOrders =>
  () => {
    model.setListing('loading')
    return pipe(
      gateway.orders,
      TE.match(
        () => model.setListing('failed'),
        (orders) => model.setOrders(orders),
      ),
    )()
  }
