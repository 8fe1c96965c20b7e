import * as O from 'fp-ts/Option'
import type { CheckoutFeature, CheckoutView } from '../../../src/application/coins/checkout.feature'

const later = async (): Promise<void> => undefined

/** A checkout made of plain values: nothing is being bought. */
export const aCheckout = (view: Partial<CheckoutView> = {}, over: Partial<CheckoutFeature> = {}): CheckoutFeature => ({
  view: {
    checkout: { _tag: 'Idle' },
    busy: view.checkout?._tag === 'Placing',
    methods: { list: [], listing: 'loaded' },
    fields: { list: [], listing: 'loaded' },
    typed: {},
    faults: {},
    result: { _tag: 'Reading' },
    cards: { list: [], listing: 'loaded' },
    deleting: null,
    ...view,
  },
  pay: () => later,
  loadMethods: later,
  chooseMethod: () => later,
  loadFields: later,
  type: () => undefined,
  fill: later,
  proceed: later,
  attend: () => () => undefined,
  closeFrame: () => undefined,
  dismiss: () => undefined,
  abandon: () => undefined,
  resume: () => undefined,
  lastOrder: () => O.none,
  follow: () => () => undefined,
  origin: () => O.none,
  loadCards: later,
  deleteCard: () => async () => true,
  ...over,
})
