import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import type { Task } from 'fp-ts/Task'
import { idle, type Checkout, type HandedOver } from '../../domain/coins/checkout'
import type { Choice } from '../../domain/coins/choice'
import { asksFields, asksMethod } from '../../domain/coins/handover'
import { checkForm } from '../../domain/coins/payment-form'
import type { CheckoutGateway } from './checkout-gateway.port'
import type { CheckoutMemory, Remembered } from './checkout-memory'
import type { CheckoutFeature } from './checkout.feature'
import type { CheckoutModel } from './checkout.model'
import type { OrderTraces } from './order-traces'
import type { PaymentFormShelf } from './payment-form-shelf'
import type { PlaceOrder } from './place-order.use-case'

interface Deps {
  readonly gateway: Pick<CheckoutGateway, 'purchase'>
  readonly form: PaymentFormShelf
  /** Goes the way that is known. */
  readonly handOver: Task<void>
  readonly me: () => number | null
  readonly memory: CheckoutMemory
  readonly model: CheckoutModel
  readonly place: PlaceOrder
  readonly traces: OrderTraces
}

type Steps = Pick<CheckoutFeature, 'pay' | 'chooseMethod' | 'type' | 'fill' | 'proceed' | 'resume' | 'lastOrder'>

/** What was begun in this tab, as far as it is known without the gateway. */
const begun = ({ choice, method, orderId }: Remembered): Checkout => {
  if (orderId !== null) return { _tag: 'HandedOver', choice, orderId, way: null, at: 'away' }
  if (asksMethod(choice.provider) && method === null) return { _tag: 'AskingMethod', choice }
  return asksFields(choice.provider) ? { _tag: 'AskingFields', choice, method } : idle
}

const remembering = ({ me, memory }: Deps) => ({
  keep: (choice: Choice, method: string | null): void => {
    const user = me()
    if (user !== null) memory.keep({ user, choice, method, orderId: null })
  },
  read: (): O.Option<Remembered> => pipe(O.fromNullable(me()), O.flatMap(memory.read)),
})

/**
 * Whether an order that was begun before a reload is known to go on. It may have been paid meanwhile, and without its name the
 * same choice would be a second one (@rule COIN-20).
 */
const goesOn = async ({ gateway, me, traces }: Deps, orderId: string): Promise<boolean> => {
  const purchase = await gateway.purchase(orderId)()
  const user = me()
  const open = E.isRight(purchase) && purchase.right.status === 'processing'
  return open && user !== null && traces.goesOn(user, orderId)
}

const choosing = (deps: Deps, memory: ReturnType<typeof remembering>) => {
  const { handOver, model, place } = deps
  const pay: Steps['pay'] = (choice) => async () => {
    if (model.busy) return
    model.apply({ _tag: 'Chosen', choice })
    memory.keep(choice, null)
    await place()
  }
  const chooseMethod: Steps['chooseMethod'] = (method) => async () => {
    const { checkout } = model
    if (checkout._tag !== 'AskingMethod') return
    model.apply({ _tag: 'MethodChosen', method })
    memory.keep(checkout.choice, method)
    await place()
  }
  const findWay = async (order: HandedOver): Promise<void> => {
    if (model.busy) return
    model.setFinding(true)
    const open = await goesOn(deps, order.orderId)
    model.setFinding(false)
    if (model.checkout !== order) return
    if (open) await pay(order.choice)()
    else model.apply({ _tag: 'FoundOver' })
  }
  const proceed: Steps['proceed'] = async () => {
    const { checkout } = model
    if (checkout._tag !== 'HandedOver') return
    await (checkout.way === null ? findWay(checkout) : handOver())
  }
  return { pay, chooseMethod, proceed }
}

const filling = ({ form, me, model, place }: Deps) => ({
  type: (name: string, value: string): void => {
    model.setTyped({ ...model.typed, [name]: value })
    const user = me()
    if (user !== null) form.keep(user, model.typed)
  },
  fill: async (): Promise<void> => {
    const answers = checkForm(model.fields.list, model.typed)
    if (E.isLeft(answers)) return model.setFaults(answers.left)
    model.setFaults({})
    model.apply({ _tag: 'Filled', fields: answers.right })
    await place()
  },
})

/** What the person does on the way to the provider. */
export const makeSteps = (deps: Deps): Steps => {
  const { model } = deps
  const memory = remembering(deps)
  return {
    ...choosing(deps, memory),
    ...filling(deps),
    resume: () => {
      if (model.checkout._tag !== 'Idle') return
      pipe(
        memory.read(),
        O.map((remembered) => model.restore(begun(remembered))),
      )
    },
    lastOrder: () =>
      pipe(
        memory.read(),
        O.flatMap(({ orderId }) => O.fromNullable(orderId)),
      ),
  }
}
