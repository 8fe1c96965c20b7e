import type { Selectable } from 'kysely'
import type { Instant } from '../../src/domain/kernel/time'
import type { Tx } from '../store/database'
import type { Work } from '../store/store'
import type { AdminLogTable } from '../store/tables/admin.table'
import type { ReadOrder } from './read-order'

/** What the order was about: its arguments and options in one line. */
const targetOf = ({ args, options }: ReadOrder): string =>
  [...args, ...Object.entries(options).map(([name, value]) => `${name}=${value}`)].join(' ')

/** Notes what an operator looked at or decided. */
export const noteOrder = async ({ db }: Work, order: ReadOrder, by: string, at: Instant): Promise<void> => {
  const what = { area: order.area.name, command: order.command.name, target: targetOf(order) }
  await db
    .insertInto('admin_log')
    .values({ at, operator: by, ...what, reason: order.reason })
    .execute()
}

/** The newest entries first. */
export const readLog = (db: Tx, count: number): Promise<Selectable<AdminLogTable>[]> =>
  db.selectFrom('admin_log').selectAll().orderBy('id', 'desc').limit(count).execute()
