import type { Instant } from '../../../../src/domain/kernel/time'
import type { Settings } from '../../../settings'
import type { Tx } from '../../../store/database'
import type { SavedCard } from '../payment-provider.port'
import type { SandboxEvent } from './sandbox-event.codec'
import type { SandboxPayment } from './sandbox-payment'
import type { EventType } from './sandbox-state'

/** A notification on its way. */
export interface Delivery {
  readonly id: string
  readonly provider: string
  readonly body: string
}

export interface Telling {
  readonly id: string
  readonly type: EventType
  readonly minor: number
  readonly card?: SavedCard
  readonly now: Instant
}

/** Notes what is to be told about a payment; what has the same id is told once. False: it had been noted before. */
export const tell = async (db: Tx, payment: SandboxPayment, telling: Telling): Promise<boolean> => {
  const { card, id, minor, now, type } = telling
  const { currency, order_id: reference, provider, ref } = payment
  const event: SandboxEvent = { id, type, payment: ref, reference, amount: minor, currency, at: now }
  const body = JSON.stringify(card === undefined ? event : { ...event, card })
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('sandbox_events')
    .values({ id, ref, provider, body, at: now, tries: 0, next_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows) === 1
}

/** Everything that was told about a payment, the oldest first. */
export const eventsOf = (db: Tx, provider: string, ref: string): Promise<{ readonly body: string }[]> =>
  db
    .selectFrom('sandbox_events')
    .select('body')
    .where('ref', '=', ref)
    .where('provider', '=', provider)
    .orderBy('at')
    .orderBy('id')
    .execute()

/** Whether there is a notification whose time has come. */
export const isOwed = async (db: Tx, now: Instant): Promise<boolean> =>
  (await db.selectFrom('sandbox_events').select('id').where('next_at', '<=', now).limit(1).executeTakeFirst()) !==
  undefined

const AT_ONCE = 20

/** Notifications whose time has come. Whoever takes them is left alone with them for `leaseMs`; then they are sent again. */
export const takeDue = async (db: Tx, leaseMs: number, now: Instant): Promise<readonly Delivery[]> => {
  const due = await db
    .selectFrom('sandbox_events')
    .select(['id', 'provider', 'body'])
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .limit(AT_ONCE)
    .execute()
  const ids = due.map(({ id }) => id)
  if (ids.length > 0)
    await db
      .updateTable('sandbox_events')
      .set({ next_at: now + leaseMs })
      .where('id', 'in', ids)
      .execute()
  return due
}

/** After a try: it has arrived, or is sent again later and later, until it is too old. */
export const noteTry = async (
  db: Tx,
  { giveUpMs, mostRetryMs, retryMs }: Settings['sandbox'],
  id: string,
  { arrived, now }: { readonly arrived: boolean; readonly now: Instant },
): Promise<void> => {
  const row = await db.selectFrom('sandbox_events').select(['tries', 'at']).where('id', '=', id).executeTakeFirst()
  if (row === undefined) return
  const again = !arrived && now - row.at < giveUpMs
  const waitMs = Math.min(retryMs * 4 ** row.tries, mostRetryMs)
  await db
    .updateTable('sandbox_events')
    .set({ tries: row.tries + 1, next_at: again ? now + waitMs : null })
    .where('id', '=', id)
    .execute()
}
