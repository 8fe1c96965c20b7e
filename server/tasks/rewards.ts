import * as E from 'fp-ts/Either'
import type { Instant } from '../../src/domain/kernel/time'
import type { RewardKind, RewardStatus } from '../../src/domain/tasks/reward'
import { hasPaid } from '../coins/offers/offers'
import type { Ledger } from '../coins/ledger.port'
import { tellBalance } from '../coins/tell-balance'
import type { Session } from '../http/handler'
import type { Inbox } from '../inbox/inbox.port'
import type { Settings } from '../settings'
import type { Tx } from '../store/database'
import type { Work } from '../store/store'
import { deviceHash } from './device'

export interface RewardDeps {
  /** Hashes devices, 32 bytes. */
  readonly identifierKey: Uint8Array
  readonly inbox: Inbox
  readonly ledger: Ledger
  readonly settings: Settings['rewards']
}

/** Who would get it: the account, and the device on which it was signed in. */
type Claimant = Pick<Session, 'id' | 'userId'>

/** The coins of somebody's sign-up; 0 when they had none, as with a second account of one person (@rule ACCT-13). */
export const signUpCoinsOf = async (db: Tx, userId: number): Promise<number> => {
  const given = db.selectFrom('transfers').select('amount').where('key', '=', `sign-up:${userId}`)
  return (await given.executeTakeFirst())?.amount ?? 0
}

/** Accounts that were made for the coins get none: whoever has had those of sign-up, or has paid, is a person of their own. */
const isOwnPerson = async (db: Tx, userId: number): Promise<boolean> =>
  (await signUpCoinsOf(db, userId)) > 0 || (await hasPaid(db, userId))

/** How a reward stands for a person on a device (@rule TASK-39, TASK-47). */
export const rewardStanding = async (
  db: Tx,
  deps: Pick<RewardDeps, 'identifierKey' | 'settings'>,
  kind: RewardKind,
  { id, userId }: Claimant,
): Promise<RewardStatus> => {
  const device = await deviceHash(db, deps.identifierKey, id)
  const rows = await db
    .selectFrom('rewards')
    .select('user_id')
    .where('kind', '=', kind)
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('device_hash', '=', device)]))
    .execute()
  if (rows.some((row) => row.user_id === userId)) return 'given'
  return rows.length === 0 && deps.settings[kind] > 0 && (await isOwnPerson(db, userId)) ? 'open' : 'none'
}

/**
 * Gives a reward, once for each account and each device, whatever comes at the same moment. Answers the coins; null when there
 * is none to give.
 */
export const giveReward = async (
  work: Work,
  deps: RewardDeps,
  kind: RewardKind,
  { now, session }: { readonly now: Instant; readonly session: Claimant },
): Promise<number | null> => {
  if ((await rewardStanding(work.db, deps, kind, session)) !== 'open') return null
  const { userId } = session
  const coins = deps.settings[kind]
  const row = await work.db
    .insertInto('rewards')
    .values({
      user_id: userId,
      kind,
      device_hash: await deviceHash(work.db, deps.identifierKey, session.id),
      coins,
      at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('coins')
    .executeTakeFirst()
  if (row === undefined) return null
  const granted = await deps.ledger.grant(work, { userId, amount: coins, kind, key: `${kind}:${userId}` })
  if (E.isLeft(granted)) throw new Error(`a reward was given before its row: ${granted.left.key}`)
  await tellBalance(deps, work, userId)
  return coins
}
