import * as E from 'fp-ts/Either'
import type { Instant } from '../../src/domain/kernel/time'
import type { ConductRule, SanctionKind, SanctionScope } from '../../src/domain/safety/sanction'
import type { Tx } from '../store/database'
import type { Work } from '../store/store'
import { closeAppeals, type Decision } from './appeals'
import { putOutBarred } from './put-out'
import type { SafetyDeps } from './safety-deps'

/** What an operator has decided about somebody. `end` null is without an end. */
export interface Verdict extends Decision {
  readonly userId: number
  readonly kind: SanctionKind
  readonly scope: SanctionScope
  readonly rule: ConductRule
  readonly end: Instant | null
}

/** Every device that the person's sessions are known to have been on. */
const devicesOf = async (db: Tx, userId: number): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('sessions')
    .select('device_id')
    .distinct()
    .where('user_id', '=', userId)
    .where('device_id', '<>', '')
    .orderBy('device_id')
    .execute()
  return rows.map(({ device_id }) => device_id)
}

const store = async ({ db }: Work, verdict: Verdict, devices: readonly string[]): Promise<number> => {
  const { by, end, kind, now, reason, rule, scope, userId } = verdict
  const { id } = await db
    .insertInto('sanctions')
    .values({
      kind,
      scope,
      user_id: userId,
      rule,
      reason,
      starts_at: now,
      ends_at: end,
      decided_by: by,
      lifted_at: null,
      lifted_by: null,
      lift_reason: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = devices.map((device_id) => ({ device_id, sanction_id: id }))
  if (rows.length > 0) await db.insertInto('sanction_devices').values(rows).execute()
  return id
}

/**
 * Suspends or bans: from here on nobody whom it concerns comes in, and whoever is in is put out at once. Coins stay where they
 * are. Left when it is about devices and none is known. Answers the number of the sanction.
 *
 * @rule SAFE-24 PLUS-13
 */
export const impose = async (
  work: Work,
  deps: SafetyDeps,
  verdict: Verdict,
): Promise<E.Either<'NoDeviceKnown', number>> => {
  const devices = verdict.scope === 'account' ? [] : await devicesOf(work.db, verdict.userId)
  if (verdict.scope !== 'account' && devices.length === 0) return E.left('NoDeviceKnown')
  const id = await store(work, verdict, devices)
  await putOutBarred(work, deps, { userId: verdict.userId, devices }, verdict.now)
  return E.right(id)
}

/** Lifts a sanction that holds; open appeals against it are decided with it. False when there is nothing to lift. */
export const lift = async (work: Work, sanctionId: number, decision: Decision): Promise<boolean> => {
  const { by, now, reason } = decision
  const lifted = await work.db
    .updateTable('sanctions')
    .set({ lifted_at: now, lifted_by: by, lift_reason: reason })
    .where('id', '=', sanctionId)
    .where('lifted_at', 'is', null)
    .executeTakeFirst()
  if (lifted.numUpdatedRows === 0n) return false
  await closeAppeals(work, sanctionId, decision)
  return true
}
