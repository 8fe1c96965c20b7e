import type { Link } from '../../src/domain/account/linking'
import type { Instant } from '../../src/domain/kernel/time'
import type { Tx } from '../store/database'
import type { Work } from '../store/store'

export type LinkKind = 'email' | 'phone'

/** A link of the person, and whether it has a password. */
export interface OwnLink extends Link {
  readonly hasPassword: boolean
}

export type OwnLinks = Readonly<Record<LinkKind, OwnLink | null>>

/** What the person signs in by. */
export const linksOf = async (db: Tx, userId: number): Promise<OwnLinks> => {
  const email = await db.selectFrom('emails').selectAll().where('user_id', '=', userId).executeTakeFirst()
  const phone = await db.selectFrom('phones').selectAll().where('user_id', '=', userId).executeTakeFirst()
  const own = (value: string, row: { linked_at: number | null; password_hash: string | null }): OwnLink => ({
    value,
    linkedAt: row.linked_at,
    hasPassword: row.password_hash !== null,
  })
  return { email: email ? own(email.email, email) : null, phone: phone ? own(phone.phone, phone) : null }
}

/** Whether an account has it, whosever. */
export const isTaken = async (db: Tx, kind: LinkKind, value: string): Promise<boolean> => {
  const row =
    kind === 'email'
      ? await db.selectFrom('emails').select('user_id').where('email', '=', value).executeTakeFirst()
      : await db.selectFrom('phones').select('user_id').where('phone', '=', value).executeTakeFirst()
  return row !== undefined
}

/** Links a value that was proved; a password that was there stays. */
export const storeLink = async (
  { db }: Work,
  userId: number,
  { kind, value }: { readonly kind: LinkKind; readonly value: string },
  now: Instant,
): Promise<void> => {
  if (kind === 'email') {
    const email = { email: value, confirmed_at: now, linked_at: now }
    await db
      .insertInto('emails')
      .values({ ...email, user_id: userId, password_hash: null })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(email))
      .execute()
    return
  }
  const phone = { phone: value, linked_at: now }
  await db
    .insertInto('phones')
    .values({ ...phone, user_id: userId, password_hash: null })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(phone))
    .execute()
}
