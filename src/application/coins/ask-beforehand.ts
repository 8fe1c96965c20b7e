import { pipe } from 'fp-ts/function'
import type { Task } from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import { askedIn } from '../../domain/coins/checkout'
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

/** Reads the banks or methods of the choice. @rule COIN-39 */
export const makeLoadMethods =
  ({ gateway, model }: Deps): Task<void> =>
  async () => {
    const asking = askedIn(model.checkout)
    if (asking._tag !== 'AskingMethod' || model.methods.listing === 'loading') return
    model.setMethods({ list: [], listing: 'loading' })
    const read = await pipe(
      gateway.methods(asking.choice),
      TE.matchW(
        () => ({ list: [], listing: 'failed' }) as const,
        (list) => ({ list, listing: 'loaded' }) as const,
      ),
    )()
    if (askedIn(model.checkout) === asking) model.setMethods(read)
  }

/** Reads what the provider wants to know, and what of it was typed before. @rule COIN-37 COIN-39 */
export const makeLoadFields =
  ({ form, gateway, me, model }: Deps): Task<void> =>
  async () => {
    const asking = askedIn(model.checkout)
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
    if (askedIn(model.checkout) !== asking) return
    model.setFields(read)
    model.setTyped(form.read(user))
  }
