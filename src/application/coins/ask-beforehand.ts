import { pipe } from 'fp-ts/function'
import type { Task } from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { Checkout } from '../../domain/coins/checkout'
import { formOf } from '../../domain/coins/payment-form'
import type { CheckoutGateway } from './checkout-gateway.port'
import type { CheckoutModel } from './checkout.model'
import type { PaymentFormShelf } from './payment-form-shelf'

interface Deps {
  readonly form: PaymentFormShelf
  readonly gateway: CheckoutGateway
  readonly me: () => number | null
  readonly model: CheckoutModel
}

/** What is being asked, also while a refusal or the order stands before it. */
const asked = (checkout: Checkout): Checkout =>
  checkout._tag === 'Refused' || checkout._tag === 'Placing' ? checkout.before : checkout

/** Reads the banks or methods of the choice. @rule COIN-39 */
export const makeLoadMethods =
  ({ gateway, model }: Deps): Task<void> =>
  async () => {
    const asking = asked(model.checkout)
    if (asking._tag !== 'AskingMethod' || model.methods.listing === 'loading') return
    model.setMethods({ list: [], listing: 'loading' })
    const read = await pipe(
      gateway.methods(asking.choice),
      TE.matchW(
        () => ({ list: [], listing: 'failed' }) as const,
        (list) => ({ list, listing: 'loaded' }) as const,
      ),
    )()
    if (asked(model.checkout) === asking) model.setMethods(read)
  }

/** Reads what the provider wants to know, and what of it was typed before. @rule COIN-37 COIN-39 */
export const makeLoadFields =
  ({ form, gateway, me, model }: Deps): Task<void> =>
  async () => {
    const asking = asked(model.checkout)
    const user = me()
    if (asking._tag !== 'AskingFields' || user === null) return
    model.setFields({ list: [], listing: 'loading' })
    const read = await pipe(
      gateway.fields(asking.choice, asking.method),
      TE.matchW(
        () => ({ list: [], listing: 'failed' }) as const,
        (list) => ({ list: formOf(list), listing: 'loaded' }) as const,
      ),
    )()
    if (asked(model.checkout) !== asking) return
    model.setFields(read)
    model.setTyped(form.read(user))
  }
