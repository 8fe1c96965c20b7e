import type { PaymentMethod } from '../../../src/application/coins/checkout-gateway.port'
import type { Choice } from '../../../src/domain/coins/choice'
import type { FieldValues } from '../../../src/domain/coins/handover'
import type { PaymentField } from '../../../src/domain/coins/payment-form'
import type { PurchaseStatus } from '../../../src/domain/coins/purchase'
import type { SavedCard } from '../../../src/domain/coins/saved-card'
import type { UserId } from '../../../src/domain/kernel/ids'
import type { PlacedOrder } from './orders-desk'
import { must, type World } from './world'

export interface DeskOrder {
  readonly placed: PlacedOrder
  readonly choice: Choice
  readonly method: string | null
  readonly fields: FieldValues
  readonly returnUrl: string
}

/** Orders of a world, and what its providers ask for and keep. */
export interface CheckoutDesk {
  readonly orders: Map<string, DeskOrder>
  /** Order by person and trace. */
  readonly traces: Map<string, string>
  methods: readonly PaymentMethod[]
  fields: readonly PaymentField[]
  readonly cards: Map<UserId, readonly SavedCard[]>
}

export const makeCheckoutDesk = (): CheckoutDesk => ({
  orders: new Map(),
  traces: new Map(),
  methods: [
    { code: 'bank-a', name: 'Bank A' },
    { code: 'bank-b', name: 'Bank B' },
  ],
  fields: [{ name: 'document', label: 'Document number', type: 'digits', required: true, maxLength: 11 }],
  cards: new Map(),
})

/** The provider tells how a payment ended; one that succeeds brings its coins. */
export const endOrder = (world: World, orderId: string, status: PurchaseStatus): void => {
  const { choice, placed } = must(world.checkout.orders.get(orderId))
  placed.purchase = { ...placed.purchase, status }
  if (status === 'success') world.move(placed.user, choice.coins + choice.extra, 'other', null)
}
