import * as E from 'fp-ts/Either'
import type { MediaState } from '../../src/domain/calls/media-report'
import { LEASE_MS } from '../../src/domain/calls/meter'
import type { MediaWord } from '../../src/domain/calls/missing-minutes'
import { SECOND, type Instant } from '../../src/domain/kernel/time'
import type { Tx } from '../store/database'
import type { Store, Work } from '../store/store'
import { roleIn, type CallRow } from './call-store'
import type { CallsDeps } from './calls-deps'

/** What is said for less time is not kept: leases come every 5 s, and one who sends a thousand words a minute proves nothing. */
const LEAST_MS = SECOND

interface Said {
  readonly call: CallRow
  readonly userId: number
  readonly media: MediaState
  readonly now: Instant
}

/** The same words always as the same text. */
const textOf = ({ picture, sound }: MediaState): string =>
  JSON.stringify({
    sound: { out: sound.out, in: sound.in },
    picture: { out: picture.out, in: picture.in },
  } satisfies MediaState)

const lastOf = (db: Tx, { call, userId }: Said) =>
  db
    .selectFrom('call_leases')
    .select(['said_from', 'said_to', 'media'])
    .where('room_num', '=', call.room_num)
    .where('user_id', '=', userId)
    .orderBy('said_from', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Writes down what a side says of its media; what it says again within a lease prolongs what stands there (@rule PLUS-7). */
export const noteLease = async ({ db }: Work, said: Said): Promise<void> => {
  const { call, media, now, userId } = said
  const text = textOf(media)
  const last = await lastOf(db, said)
  const at = Math.max(now, last?.said_to ?? now)
  const row = { room_num: call.room_num, user_id: userId }
  const goesOn = last !== undefined && at - last.said_to < LEASE_MS
  if (goesOn && (last.media === text || at - last.said_from < LEAST_MS)) {
    await db
      .updateTable('call_leases')
      .set({ said_to: at, media: text })
      .where('room_num', '=', row.room_num)
      .where('user_id', '=', userId)
      .where('said_from', '=', last.said_from)
      .execute()
    return
  }
  await db
    .insertInto('call_leases')
    .values({ ...row, said_from: at, said_to: at, media: text })
    .execute()
}

/** What both sides of a call said, in the order of time. */
export const leaseRecord = async (db: Tx, call: CallRow): Promise<readonly MediaWord[]> => {
  const rows = await db
    .selectFrom('call_leases')
    .selectAll()
    .where('room_num', '=', call.room_num)
    .orderBy('said_from')
    .execute()
  return rows.map(({ media, said_from, said_to, user_id }) => ({
    side: roleIn(call, user_id) ?? 'caller',
    from: said_from,
    to: said_to,
    media: JSON.parse(media) as MediaState,
  }))
}

/** Forgets what was said in calls that nobody can dispute any more; an open dispute keeps its own. */
export const pruneLeases = (store: Store, { settings }: Pick<CallsDeps, 'settings'>, now: Instant): Promise<unknown> =>
  store.work(async ({ db }) => {
    const before = now - settings.disputeMs
    await db
      .deleteFrom('call_leases')
      .where('said_to', '<', before)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('calls')
            .select('ended_at')
            .whereRef('calls.room_num', '=', 'call_leases.room_num')
            .where('ended_at', '<', before),
        ),
      )
      .where(({ exists, not, selectFrom }) =>
        not(
          exists(
            selectFrom('call_disputes')
              .select('state')
              .whereRef('call_disputes.room_num', '=', 'call_leases.room_num')
              .where('state', '=', 'open'),
          ),
        ),
      )
      .execute()
    return E.right(undefined)
  })
