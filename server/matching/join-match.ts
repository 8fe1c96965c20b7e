import * as E from 'fp-ts/Either'
import type { Instant } from '../../src/domain/kernel/time'
import { refuse, type Refusal, type Session } from '../http/handler'
import { blockBetween, findUser } from '../profile/people'
import type { Work } from '../store/store'
import { endHit } from './end-hit'
import { expireHit } from './expire-hit'
import { inCall } from './in-call'
import { cannotPay, priceToday } from './match-days'
import { matchKey, type OwnMatch, ownMatch, type Side } from './match-store'
import type { MatchingDeps } from './matching-deps'
import { openRoom } from './open-room'

const NO_STATEMENT = 10031

/** The match is no longer there, or never was for the asker. */
export const GONE = refuse(30012)

/** Reserves what the match costs: what is due today, and never more than was told with the hit (@rule MTCH-13). */
const reserve = async (
  work: Work,
  deps: MatchingDeps,
  { other, own }: OwnMatch,
  now: Instant,
): Promise<E.Either<Refusal, number>> => {
  const { age, ledger } = deps.calls
  const user = await findUser(work.db, own.user_id)
  if (user === undefined || !(await age.assured(work.db, user.id))) return E.left(refuse(NO_STATEMENT))
  const today = await priceToday(work.db, deps, user, now)
  if (E.isLeft(today)) return today
  const amount = Math.min(own.price, today.right)
  if (amount === 0) return E.right(0)
  const held = await ledger.hold(work, {
    userId: user.id,
    amount,
    kind: 'match',
    key: matchKey(own),
    other: other.user_id,
    ref: own.match_id,
  })
  return E.isRight(held) ? E.right(amount) : E.left(cannotPay(held.left))
}

const noteJoined = async ({ db }: Work, side: Side): Promise<void> => {
  const { joined_at, match_id, price, session_id, user_id } = side
  await db
    .updateTable('match_sides')
    .set({ joined_at, price, session_id })
    .where('match_id', '=', match_id)
    .where('user_id', '=', user_id)
    .execute()
  await db
    .updateTable('match_queue')
    .set({ renewed_at: joined_at ?? 0 })
    .where('user_id', '=', user_id)
    .execute()
}

type Joined = E.Either<Refusal, undefined>

const done: Joined = E.right(undefined)

/** The refusal stands, and what it has made of the match too. */
const refusing = (refusal: Refusal): Joined => E.left({ ...refusal, keeps: true })

/** Who must go out of the queue since the two cannot talk; null: they can. Whom a block keeps apart both wait on (@rule PLUS-12). */
const hindered = async (work: Work, { other, own }: OwnMatch): Promise<readonly number[] | null> => {
  const busy = await inCall(work.db, [own.user_id, other.user_id])
  if (busy.length > 0) return busy
  return (await blockBetween(work.db, own.user_id, other.user_id)) ? [] : null
}

/** Joins a hit: the first reserves, with the second both pay and get the room. Twice is once (@rule MTCH-27). */
export const joinMatch = async (
  work: Work,
  deps: MatchingDeps,
  matchId: string,
  { id, userId }: Session,
  now: Instant,
): Promise<Joined> => {
  const found = await ownMatch(work.db, matchId, userId)
  if (found === undefined || found.match.state === 'over') return E.left(GONE)
  const { match, other, own } = found
  if (own.joined_at !== null) return done
  if (now > match.expires_at) {
    await expireHit(work, deps, match, now)
    return refusing(GONE)
  }
  const out = await hindered(work, found)
  if (out !== null) {
    await endHit(work, deps, match, { out, told: out.filter((one) => one !== userId), now })
    return refusing(GONE)
  }
  const reserved = await reserve(work, deps, found, now)
  if (E.isLeft(reserved)) {
    await endHit(work, deps, match, { out: [userId], told: [], now })
    return refusing(reserved.left)
  }
  const joined: Side = { ...own, joined_at: now, price: reserved.right, session_id: id }
  await noteJoined(work, joined)
  if (other.joined_at !== null) await openRoom(work, deps, [joined, other], now)
  return done
}
