import { pipe } from 'fp-ts/function'
import type { Task } from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { CheckoutEvent, Placing } from '../../domain/coins/checkout'
import type { Handover, Way } from '../../domain/coins/handover'
import type { Tabs } from '../kernel/tabs.port'
import type { CheckoutGateway } from './checkout-gateway.port'
import type { CheckoutMemory } from './checkout-memory'
import type { CheckoutModel } from './checkout.model'
import type { OrderTraces, Trace } from './order-traces'
import { paymentFailureOf, type PaymentFailure } from './payment-failure'
import type { PaymentFormShelf } from './payment-form-shelf'
import type { PaymentWindow } from './payment-window.port'

interface PlaceOrderDeps {
  readonly form: PaymentFormShelf
  readonly gateway: CheckoutGateway
  readonly me: () => number | null
  readonly memory: CheckoutMemory
  readonly model: CheckoutModel
  readonly tabs: Tabs
  readonly traces: OrderTraces
  readonly window: PaymentWindow
}

/** The trace of an order that has ended meanwhile is used up: the same choice is another purchase now. */
const openTrace = ({ gateway, traces }: PlaceOrderDeps, me: number, placing: Placing): Task<Trace> => {
  const trace = traces.of(me, placing)
  if (trace.orderId === null) return () => Promise.resolve(trace)
  return pipe(
    gateway.purchase(trace.orderId),
    TE.match(
      () => trace,
      ({ status }) => (status === 'processing' ? trace : traces.renew(me, placing)),
    ),
  )
}

/** The page of a session is asked for; without it the channel cannot be used. @rule COIN-24 */
const openWay = (gateway: CheckoutGateway, orderId: string, way: Handover): TE.TaskEither<PaymentFailure, Way> =>
  way._tag !== 'Session'
    ? TE.right(way)
    : pipe(
        gateway.session(orderId),
        TE.bimap(
          (): PaymentFailure => ({ problem: { _tag: 'ChannelUnavailable' }, open: true }),
          (url): Way => ({ _tag: 'Frame', url }),
        ),
      )

const refused = (deps: PlaceOrderDeps, me: number, placing: Placing, failure: PaymentFailure): CheckoutEvent => {
  if (!failure.open) deps.traces.forget(me, placing)
  return { _tag: 'Refused', problem: failure.problem }
}

const placed =
  (deps: PlaceOrderDeps, me: number, placing: Placing) =>
  ({ handover, orderId }: { readonly orderId: string; readonly handover: Handover }) => {
    const { form, gateway, memory, traces } = deps
    traces.placed(me, placing, orderId)
    memory.keep({ user: me, choice: placing.choice, method: placing.method, orderId })
    form.forget()
    return pipe(
      openWay(gateway, orderId, handover),
      TE.map((way): CheckoutEvent => ({ _tag: 'Placed', orderId, way })),
    )
  }

const send = (deps: PlaceOrderDeps, me: number, placing: Placing): Task<CheckoutEvent> =>
  pipe(
    TE.fromTask(openTrace(deps, me, placing)),
    TE.flatMap(({ traceId }) => deps.gateway.place({ ...placing, traceId, returnUrl: deps.window.returnUrl() })),
    TE.mapLeft(paymentFailureOf),
    TE.flatMap(placed(deps, me, placing)),
    TE.getOrElse((failure) => async () => refused(deps, me, placing, failure)),
  )

/**
 * Sends the order that is to be placed, one at a time in all tabs. Unless the gateway has refused it, the same choice again is the
 * same order: a second tab, a lost answer and coming back make no second one.
 *
 * @rule COIN-20..29
 */
export type PlaceOrder = Task<void>

export const makePlaceOrder =
  (deps: PlaceOrderDeps): PlaceOrder =>
  async () => {
    const { me, model, tabs } = deps
    const placing = model.checkout
    const user = me()
    if (placing._tag !== 'Placing' || user === null) return
    const event = await tabs.alone('order', send(deps, user, placing))()
    if (model.checkout === placing) model.apply(event)
  }
