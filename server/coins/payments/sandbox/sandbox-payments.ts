import { createHash } from 'node:crypto'
import type { ProviderName } from '../../../../src/domain/coins/provider'
import type { Instant } from '../../../../src/domain/kernel/time'
import type { Random } from '../../../random'
import type { Tx } from '../../../store/database'
import type { Payment } from '../payment-provider.port'
import { keepCard } from './sandbox-cards'
import { tell } from './sandbox-events'
import type { SandboxPayment } from './sandbox-payment'
import { change, type Choice, type SandboxState } from './sandbox-state'

const REF_BYTES = 24

/** Writes a payment down; an order that is there keeps what it began with. */
export const notePayment = async (
  db: Tx,
  random: Random,
  provider: ProviderName,
  { cardToken, currency, customer, itemName, locale, method, minor, orderId, returnUrl }: Payment,
  now: Instant,
): Promise<SandboxPayment> => {
  await db
    .insertInto('sandbox_payments')
    .values({
      ref: `sbx_${random.bytes(REF_BYTES).toString('base64url')}`,
      provider,
      order_id: orderId,
      minor,
      currency,
      item_name: itemName,
      method,
      card_token: cardToken,
      customer,
      return_url: returnUrl,
      locale,
      state: 'open',
      refunded: 0,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'order_id']).doNothing())
    .execute()
  return db
    .selectFrom('sandbox_payments')
    .selectAll()
    .where('provider', '=', provider)
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
}

export interface Chosen {
  readonly choice: Choice | 'due'
  /** Last digits of the test card to keep, if one is to be kept. */
  readonly keep?: string
  readonly laterMs: number
  readonly now: Instant
}

/** Does what was chosen, once: of two at the same moment the second finds it done. What was refunded whole is over. */
export const choose = async (
  db: Tx,
  random: Random,
  payment: SandboxPayment,
  { choice, keep, laterMs, now }: Chosen,
): Promise<void> => {
  const left = payment.minor - payment.refunded
  const changed = change(payment.state as SandboxState, choice)
  if (changed === undefined || left === 0) return
  const { numUpdatedRows } = await db
    .updateTable('sandbox_payments')
    .set({ state: changed.state, due_at: changed.state === 'later' ? now + laterMs : null })
    .where('ref', '=', payment.ref)
    .where('state', '=', payment.state)
    .where('refunded', '=', payment.refunded)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return
  const token = `card_${random.bytes(REF_BYTES).toString('base64url')}`
  const card = keep === undefined ? undefined : await keepCard(db, payment, keep, token)
  await tell(db, payment, {
    id: `evt_${random.uuid()}`,
    type: changed.tells,
    minor: left,
    now,
    ...(card === undefined ? {} : { card }),
  })
}

/** Payments that pay themselves now. */
export const dueRefs = async (db: Tx, now: Instant): Promise<readonly string[]> => {
  const rows = await db.selectFrom('sandbox_payments').select('ref').where('due_at', '<=', now).limit(20).execute()
  return rows.map(({ ref }) => ref)
}

export interface Refunding {
  readonly minor: number
  readonly currency: string
  readonly key: string
}

/** Gives money back that was paid here; false where it was not, or not so much. The same key again is the same refund, also at the same moment. */
export const refundPayment = async (
  db: Tx,
  payment: SandboxPayment,
  { currency, key, minor }: Refunding,
  now: Instant,
): Promise<boolean> => {
  const id = `rfd_${createHash('sha256').update(`${payment.ref}\n${key}`).digest('hex').slice(0, 40)}`
  if (currency !== payment.currency || !Number.isSafeInteger(minor) || minor <= 0) return false
  if (!(await tell(db, payment, { id, type: 'payment.refunded', minor, now }))) return true
  const { numUpdatedRows } = await db
    .updateTable('sandbox_payments')
    .set((column) => ({ refunded: column('refunded', '+', minor) }))
    .where('ref', '=', payment.ref)
    .where('state', '=', 'paid')
    .where((column) => column(column('refunded', '+', minor), '<=', column.ref('minor')))
    .executeTakeFirst()
  if (numUpdatedRows === 1n) return true
  await db.deleteFrom('sandbox_events').where('id', '=', id).execute()
  return false
}

/** Forgets payments of before `then`, and what was told about them. */
export const prunePayments = async (db: Tx, then: Instant): Promise<void> => {
  await db.deleteFrom('sandbox_payments').where('created_at', '<', then).execute()
}
