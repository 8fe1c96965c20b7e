import * as E from 'fp-ts/Either'
import { relationCode } from '../../src/domain/friends/relation'
import { remarkOf, shownName } from '../../src/domain/friends/remark'
import type { Instant } from '../../src/domain/kernel/time'
import { friendsCalls } from '../../src/infrastructure/gateway/contract/friends.calls'
import { answer, refuse, type Answered, type Refusal } from '../http/handler'
import { findUser, type UserRow } from '../profile/people'
import { presenceSeen } from '../profile/presence-seen'
import type { Tx } from '../store/database'
import type { Work } from '../store/store'
import type { FriendsDeps } from './change-pair'
import { remindersOn } from './list.answers'
import { tellRelation } from './tell-relation'

const MALFORMED = refuse(400)
/** The same for a stranger and for nobody. */
const NO_FRIEND = refuse(403)

interface Friend {
  readonly user: UserRow
  readonly stick: number
  readonly remark: string
  readonly remind: number
}

const friendOf = async (db: Tx, me: number, otherId: number): Promise<Friend | undefined> => {
  const user = await findUser(db, otherId)
  if (user === undefined) return undefined
  const noted = await db
    .selectFrom('relations')
    .select(['stick', 'remark', 'remind'])
    .where('user_id', '=', me)
    .where('other_id', '=', otherId)
    .where('relation', '=', relationCode.friend)
    .executeTakeFirst()
  return noted && { user, ...noted }
}

type Notes = { readonly stick: number } | { readonly remark: string } | { readonly remind: number }

const note = async ({ db }: Work, me: number, friend: number, notes: Notes): Promise<void> => {
  await db.updateTable('relations').set(notes).where('user_id', '=', me).where('other_id', '=', friend).execute()
}

const isBit = (value: number): boolean => value === 0 || value === 1

interface Favouring {
  readonly me: number
  readonly friend: number
  readonly stick: number
  readonly now: Instant
}

/** Rows 41 and 42 are two spellings of one thing (@rule FRND-38). */
const favour = async (
  deps: FriendsDeps,
  work: Work,
  { friend, me, now, stick }: Favouring,
): Promise<E.Either<Refusal, undefined>> => {
  if (!isBit(stick)) return E.left(MALFORMED)
  const found = await friendOf(work.db, me, friend)
  if (found === undefined) return E.left(NO_FRIEND)
  if (found.stick === stick) return E.right(undefined)
  await note(work, me, friend, { stick })
  await tellRelation(deps, work, me, friend, now)
  return E.right(undefined)
}

/** Row 46 (@rule FRND-39, FRND-40). */
const rename = (deps: FriendsDeps): Answered =>
  answer(friendsCalls.changeRemarkName, async ({ params, session: { userId }, now }, work) => {
    const found = await friendOf(work.db, userId, params.f_u_id)
    if (found === undefined) return E.left(NO_FRIEND)
    const remark = remarkOf(params.remark)
    if (remark !== found.remark) {
      await note(work, userId, found.user.id, { remark })
      await tellRelation(deps, work, userId, found.user.id, now)
    }
    return E.right({ nick_name: shownName(found.user.user_name, remark) })
  })

/** Row 48 (@rule FRND-41, FRND-42). */
const remind = ({ settings }: FriendsDeps): Answered =>
  answer(friendsCalls.changeOnlineRemind, async ({ params, session: { userId }, now }, work) => {
    if (!isBit(params.status)) return E.left(MALFORMED)
    const found = await friendOf(work.db, userId, params.f_u_id)
    if (found === undefined) return E.left(NO_FRIEND)
    const { id } = found.user
    const more = params.status === 1 && found.remind === 0
    if (more && (await remindersOn(work.db, userId)) >= settings.reminders)
      return E.left(refuse(10025, `You can be reminded of ${settings.reminders} friends at most`))
    await note(work, userId, id, { remind: params.status })
    const status = (await presenceSeen(work.db, userId, [id], now)).get(id) ?? 0
    return E.right({ id, remindSwitch: params.status, status })
  })

/** Rows 41, 42, 46 and 48: what somebody notes about a friend; only their own devices learn of it. */
export const makeNotesAnswers = (deps: FriendsDeps): readonly Answered[] => [
  answer(friendsCalls.favor, ({ params, session, now }, work) =>
    favour(deps, work, { me: session.userId, friend: params.f_u_id, stick: params.favor, now }),
  ),
  answer(friendsCalls.pin, ({ params, session, now }, work) =>
    favour(deps, work, { me: session.userId, friend: params.friendUserId, stick: params.stick, now }),
  ),
  rename(deps),
  remind(deps),
]
