import type { IO } from 'fp-ts/IO'
import * as O from 'fp-ts/Option'
import type { Task } from 'fp-ts/Task'
import type { Clock } from '../kernel/clock.port'
import type { Ids } from '../kernel/ids.port'
import type { KeyedStore, ListedStore } from '../kernel/keyed-store.port'
import type { Tabs } from '../kernel/tabs.port'
import { makeLoadFields, makeLoadMethods } from './ask-beforehand'
import type { CheckoutGateway } from './checkout-gateway.port'
import { makeCheckoutMemory } from './checkout-memory'
import { SHOP_FROM_KEY } from './checkout-names'
import { makeSteps } from './checkout-steps'
import type { CheckoutFeature } from './checkout.feature'
import { CheckoutModel } from './checkout.model'
import { makeFollowOrder } from './follow-order'
import { makeAttendFrame, makeHandOver } from './hand-over'
import { makeOrderTraces } from './order-traces'
import { makePaymentFormShelf } from './payment-form-shelf'
import type { PaymentWindow } from './payment-window.port'
import { makePlaceOrder } from './place-order.use-case'
import { makeDeleteCard, makeLoadCards } from './saved-cards'

interface CheckoutDeps {
  readonly clock: Clock
  readonly gateway: CheckoutGateway
  readonly ids: Ids
  /** Local storage. */
  readonly local: ListedStore
  readonly me: () => number | null
  /** Reads the own balance anew. */
  readonly refresh: Task<void>
  readonly tabs: Tabs
  /** Session storage. */
  readonly tabStore: KeyedStore
  readonly window: PaymentWindow
}

/** A path of the product, and no address of another site. */
const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path)

/** The checkout as a user interface sees it, and what forgets it when the session is over. */
export const makeCheckout = (deps: CheckoutDeps): { readonly feature: CheckoutFeature; readonly forget: IO<void> } => {
  const { local, tabStore } = deps
  const model = new CheckoutModel()
  const memory = makeCheckoutMemory(tabStore)
  const form = makePaymentFormShelf(local)
  const all = { ...deps, form, memory, model, traces: makeOrderTraces(deps) }
  const feature: CheckoutFeature = {
    view: model,
    ...makeSteps({ ...all, handOver: makeHandOver(all), place: makePlaceOrder(all) }),
    loadMethods: makeLoadMethods(all),
    loadFields: makeLoadFields(all),
    attend: makeAttendFrame(all),
    closeFrame: () => model.apply({ _tag: 'Left' }),
    dismiss: () => model.apply({ _tag: 'Dismissed' }),
    abandon: () => model.apply({ _tag: 'Abandoned' }),
    follow: makeFollowOrder(all),
    origin: () => O.filter(isOwnPath)(local.read(SHOP_FROM_KEY)),
    loadCards: makeLoadCards(all),
    deleteCard: makeDeleteCard(all),
  }
  const forget = (): void => {
    model.forget()
    memory.forget()
  }
  return { feature, forget }
}
