import type { Instant } from '../../src/domain/kernel/time'
import type { Session } from '../http/handler'
import type { Tx } from '../store/database'
import type { Store, Work } from '../store/store'
import * as E from 'fp-ts/Either'
import type { PushTarget } from './push-sender.port'

/** Those of the people whom pushes reach on some device: registered, its session lasts, and its push service has not sent it away. */
export const reachedByPush = async (db: Tx, people: readonly number[]): Promise<ReadonlySet<number>> => {
  if (people.length === 0) return new Set()
  const living = await db
    .selectFrom('push_subscriptions')
    .innerJoin('sessions', 'sessions.id', 'push_subscriptions.session_id')
    .select('push_subscriptions.user_id')
    .where('push_subscriptions.user_id', 'in', [...people])
    .where('sessions.revoked_at', 'is', null)
    .execute()
  return new Set(living.map(({ user_id }) => user_id))
}

/** The same of one person. */
export const hasLivingSubscription = async (db: Tx, userId: number): Promise<boolean> =>
  (await reachedByPush(db, [userId])).size > 0

export interface Registration {
  readonly id: string
  readonly session: Pick<Session, 'id' | 'userId'>
  readonly target: PushTarget
  readonly now: Instant
  /** Devices of one person. */
  readonly most: number
}

/** The newest stay. */
const dropBeyond = async ({ db }: Work, userId: number, most: number): Promise<void> => {
  await db
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', userId)
    .where('id', 'not in', (from) =>
      from
        .selectFrom('push_subscriptions')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(most),
    )
    .execute()
}

/**
 * The device of the session takes pushes from now on, and whoever had it before gets none there any more. Its address alone makes
 * it nobody's: false when the keys are other ones than those of whoever registered it.
 */
export const register = async (work: Work, { id, most, now, session, target }: Registration): Promise<boolean> => {
  const { db } = work
  const { address, publicKey, secret } = target
  const known = await db.selectFrom('push_subscriptions').selectAll().where('address', '=', address).executeTakeFirst()
  if (known !== undefined && (known.public_key !== publicKey || known.secret !== secret)) return false
  if (known?.session_id === session.id) {
    await db.updateTable('push_subscriptions').set({ failures: 0, retry_at: 0 }).where('id', '=', known.id).execute()
    return true
  }
  await db
    .deleteFrom('push_subscriptions')
    .where((where) => where.or([where('session_id', '=', session.id), where('address', '=', address)]))
    .execute()
  await db
    .insertInto('push_subscriptions')
    .values({
      id,
      session_id: session.id,
      user_id: session.userId,
      address,
      public_key: publicKey,
      secret,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await dropBeyond(work, session.userId, most)
  return true
}

/** The device of the session takes no pushes any more. */
export const unregister = async ({ db }: Work, sessionId: string): Promise<void> => {
  await db.deleteFrom('push_subscriptions').where('session_id', '=', sessionId).execute()
}

/** Forgets devices whose sessions have ended; they get nothing since. */
export const pruneSubscriptions = (store: Store): Promise<unknown> =>
  store.work(async ({ db }) => {
    await db
      .deleteFrom('push_subscriptions')
      .where('session_id', 'in', (from) => from.selectFrom('sessions').select('id').where('revoked_at', 'is not', null))
      .execute()
    return E.right(undefined)
  })

/** Nobody is reached any more, with all that waits for them; browsers register anew once there are pushes again. */
export const forgetDevices = (store: Store): Promise<unknown> =>
  store.work(async ({ db }) => E.right(await db.deleteFrom('push_subscriptions').execute()))
