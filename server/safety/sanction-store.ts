import type { Option } from 'fp-ts/Option'
import type { Selectable } from 'kysely'
import { type Bar, barOf, conductRules, type Sanction } from '../../src/domain/safety/sanction'
import type { Instant } from '../../src/domain/kernel/time'
import type { Tx } from '../store/database'
import type { SanctionsTable } from '../store/tables/safety.table'

export type SanctionRow = Selectable<SanctionsTable>

/** As the rules see it. A rule that is no longer among them counts as 'other'. */
export const toSanction = (row: SanctionRow): Sanction => ({
  id: row.id,
  kind: row.kind,
  scope: row.scope,
  rule: conductRules.find((rule) => rule === row.rule) ?? 'other',
  reason: row.reason,
  start: row.starts_at,
  end: row.ends_at,
  liftedAt: row.lifted_at,
})

export const findSanction = (db: Tx, id: number): Promise<SanctionRow | undefined> =>
  db.selectFrom('sanctions').selectAll().where('id', '=', id).executeTakeFirst()

const onAccount = (db: Tx, userId: number): Promise<SanctionRow[]> =>
  db
    .selectFrom('sanctions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('scope', 'in', ['account', 'both'])
    .where('lifted_at', 'is', null)
    .execute()

const onDevice = (db: Tx, deviceId: string): Promise<SanctionRow[]> =>
  db
    .selectFrom('sanction_devices')
    .innerJoin('sanctions', 'sanctions.id', 'sanction_devices.sanction_id')
    .selectAll('sanctions')
    .where('sanction_devices.device_id', '=', deviceId)
    .where('lifted_at', 'is', null)
    .execute()

/** What keeps this account out on this device now (@rule SAFE-24 SAFE-25). */
export const findBar = async (
  db: Tx,
  { userId, deviceId }: { readonly userId: number; readonly deviceId: string },
  now: Instant,
): Promise<Option<Bar>> => {
  const [account, device] = [await onAccount(db, userId), await onDevice(db, deviceId)]
  return barOf(account.map(toSanction), device.map(toSanction), now)
}

/** Everything that was ever decided about an account, the newest first. */
export const sanctionsOf = (db: Tx, userId: number): Promise<SanctionRow[]> =>
  db.selectFrom('sanctions').selectAll().where('user_id', '=', userId).orderBy('id', 'desc').execute()

/** What keeps anybody out now, the newest first. */
export const sanctionsThatHold = (db: Tx, now: Instant, limit: number): Promise<SanctionRow[]> =>
  db
    .selectFrom('sanctions')
    .selectAll()
    .where('lifted_at', 'is', null)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
