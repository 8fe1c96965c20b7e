import * as E from 'fp-ts/Either'
import { accountCalls } from '../../src/infrastructure/gateway/contract/account.calls'
import { listsCalls } from '../../src/infrastructure/gateway/contract/lists.calls'
import { answer, answerPublicly, type Answered } from '../http/handler'
import { makeAgreementAnswers } from './agreement.answers'
import { makeHostAnswers } from './host.answers'
import { listsAnswers } from './lists.answers'
import { ownInfo } from './own-info'
import { blockersOf, findUser, nobody, presenceOf, reachable } from './people'
import { infoOf, seenBy } from './people-info'
import { makePhotosAnswers } from './photos.answers'
import type { ProfileDeps } from './profile-deps'
import { updateInfo } from './update-info'

const MAX_ASKED = 100
const GUEST_FACES = 24
const UNKNOWN = 3

/** Row 66: oneself, or somebody else as far as the asker may know of them (PROF-8). */
const getUserInfo = (deps: ProfileDeps): Answered =>
  answer(accountCalls.getUserInfo, async ({ params, session, now }, { db }) => {
    if (params.search_u_id === session.userId) {
      const own = await findUser(db, session.userId)
      return own ? E.right(await ownInfo(db, deps, own)) : E.left(nobody)
    }
    const user = await reachable(db, session.userId, params.search_u_id)
    const person = user && (await infoOf(db, session.userId, user, now, deps))
    return person ? E.right(person) : E.left(nobody)
  })

/** Row 78. */
const rechargeStatus = answer(accountCalls.rechargeStatus, async ({ session }, { db }) => {
  const user = await findUser(db, session.userId)
  return user ? E.right({ payStatus: user.pay_status === 1 ? (1 as const) : (0 as const) }) : E.left(nobody)
})

/** Rows 51, 53, 66, 68 to 76, 78, 87, 140 and 183: people, their pictures and presence, the faces of the first screen. */
export const makeProfileAnswers = (deps: ProfileDeps): readonly Answered[] => [
  getUserInfo(deps),
  updateInfo(deps),
  ...makePhotosAnswers(deps),
  ...listsAnswers,
  ...makeAgreementAnswers(deps),
  rechargeStatus,
  ...makeHostAnswers(deps),

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
    return E.right({ list: await seenBy(db, session?.userId ?? null, users, now, deps) })
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
