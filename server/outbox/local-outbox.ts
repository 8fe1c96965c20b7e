import type { Insertable } from 'kysely'
import { DAY } from '../../src/domain/kernel/time'
import type { Work } from '../store/store'
import type { OutboxMailsTable } from '../store/tables/outbox.table'

/** Keeps what would have been sent, for the page that shows it for a day. */
export const keepForPage = async ({ db }: Work, row: Insertable<OutboxMailsTable>): Promise<void> => {
  await db
    .deleteFrom('outbox_mails')
    .where('at', '<', row.at - DAY)
    .execute()
  await db.insertInto('outbox_mails').values(row).execute()
}
