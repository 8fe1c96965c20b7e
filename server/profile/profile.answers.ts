import * as E from 'fp-ts/Either'
import { accountCalls } from '../../src/infrastructure/gateway/contract/account.calls'
import { listsCalls } from '../../src/infrastructure/gateway/contract/lists.calls'
import type { Ledger } from '../coins/ledger.port'
import { answer, answerPublicly, refuse, type Answered } from '../http/handler'
import { blockersOf, findUser, presenceOf, toUserInfo } from './people'
import { seenBy } from './people-info'

const MAX_ASKED = 100
const GUEST_FACES = 24
const UNKNOWN = 3

/** 'The user does not exist' (PROF-8). */
export const nobody = refuse(403, 'The user does not exist')

interface Deps {
  readonly ledger: Ledger
  /** Coins a minute of a call to somebody who is no host. */
  readonly callPrice: number
}

/** Rows 66, 87 and 140: people, their presence, the faces of the first screen. */
export const makeProfileAnswers = ({ ledger, callPrice }: Deps): readonly Answered[] => [
  answer(accountCalls.getUserInfo, async ({ params, session, now }, { db }) => {
    const user = await findUser(db, params.search_u_id)
    if (!user) return E.left(nobody)
    if (user.id === session.userId) return E.right(toUserInfo(user, await ledger.balance(db, user.id)))
    const [person] = await seenBy(db, session.userId, [user], now, callPrice)
    return person ? E.right(person) : E.left(nobody)
  }),

  answerPublicly(accountCalls.onlineStatus, async ({ params, session, now }, { db }) => {
    const ids = [...new Set(params.userIds.split(',').map(Number))].filter(Number.isSafeInteger).slice(0, MAX_ASKED)
    const presence = await presenceOf(db, ids, now)
    const hosts = session ? new Set<number>() : await hostsAmong(db, ids)
    const blockers = session ? await blockersOf(db, session.userId, ids) : new Set<number>()
    const seen = (id: number) => (session ? !blockers.has(id) : hosts.has(id))
    return E.right({
      list: ids.map((userId) => ({ userId, status: seen(userId) ? (presence.get(userId) ?? 0) : UNKNOWN })),
    })
  }),

  answerPublicly(listsCalls.guests, async ({ session, now }, { db }) => {
    const users = await db
      .selectFrom('users')
      .selectAll()
      .where('goddess', '=', 1)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .limit(GUEST_FACES)
      .execute()
    return E.right({ list: await seenBy(db, session?.userId ?? null, users, now, callPrice) })
  }),
]

const hostsAmong = async (db: Parameters<typeof presenceOf>[0], ids: readonly number[]): Promise<Set<number>> => {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [...ids])
    .where('goddess', '=', 1)
    .execute()
  return new Set(rows.map((row) => row.id))
}
