import type { Selectable } from 'kysely'
import { cleanEmail } from '../../src/domain/kernel/email'
import type { Tx } from '../store/database'
import type { Work } from '../store/store'
import type { EmailsTable } from '../store/tables/account.table'

export type EmailAccount = Selectable<EmailsTable>

/** Addresses are one whatever their case, and hold no space or line break that a mail program would read its own way (@rule ACCT-52). */
export const normalEmail = (email: string): string => cleanEmail(email).toLowerCase()

/** Under which name wrong passwords of an address are counted. */
export const passwordSubject = (email: string): string => `email:${email}`

/** The account of a normal address. */
export const findEmail = (db: Tx, email: string): Promise<EmailAccount | undefined> =>
  db.selectFrom('emails').selectAll().where('email', '=', email).executeTakeFirst()

/** Whoever sets a password has confirmed the address just now. */
export const setPassword = async (work: Work, email: string, passwordHash: string, at: number): Promise<void> => {
  await work.db
    .updateTable('emails')
    .set({ password_hash: passwordHash, confirmed_at: at })
    .where('email', '=', email)
    .execute()
}

/** How an address stands: 0 new, 1 to be verified, 4 has a password, 5 password to be set (ACCT-58..61). */
export const standingOf = (account: EmailAccount | undefined, confirmedHere: boolean): 0 | 1 | 4 | 5 => {
  if (!account) return 0
  if (account.password_hash !== null && account.confirmed_at !== null) return 4
  return confirmedHere ? 5 : 1
}
