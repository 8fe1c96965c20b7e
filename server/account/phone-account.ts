import type { Selectable } from 'kysely'
import type { Tx } from '../store/database'
import type { Work } from '../store/store'
import type { PhonesTable } from '../store/tables/account.table'

export type PhoneAccount = Selectable<PhonesTable>

/** Under which name wrong passwords of a number are counted. */
export const phoneSubject = (phone: string): string => `phone:${phone}`

/** The account of a number in E.164. */
export const findPhone = (db: Tx, phone: string): Promise<PhoneAccount | undefined> =>
  db.selectFrom('phones').selectAll().where('phone', '=', phone).executeTakeFirst()

export const setPhonePassword = async (work: Work, phone: string, passwordHash: string): Promise<void> => {
  await work.db.updateTable('phones').set({ password_hash: passwordHash }).where('phone', '=', phone).execute()
}
