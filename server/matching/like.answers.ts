import * as E from 'fp-ts/Either'
import { locations } from '../../src/domain/calls/locations'
import type { PairEvent } from '../../src/domain/friends/pair'
import { DAY, type Instant } from '../../src/domain/kernel/time'
import { MUTUAL_LIKE_MS } from '../../src/domain/matching/mutual-like'
import type { MutualLikeBody } from '../../src/infrastructure/gateway/contract/frame.codec'
import { matchingCalls } from '../../src/infrastructure/gateway/contract/matching.calls'
import { paymentRefusal } from '../coins/payment-refusal'
import { tellBalance } from '../coins/tell-balance'
import { changePair } from '../friends/change-pair'
import { userIdOf } from '../friends/pair-store'
import { answer, refuse, type Answered, type Refusal } from '../http/handler'
import { findUser, nobody, reachable, type UserRow } from '../profile/people'
import type { Tx } from '../store/database'
import type { Work } from '../store/store'
import type { CardsDeps } from './cards-deps'
import { grantCall, noteLike, type LikePair, type Liking } from './like-pairs'
import { wasShown } from './next-card'

const NO_STATEMENT = refuse(10031)
const NOT_ALLOWED = refuse(403)
const MALFORMED = refuse(400)
const NOT_ENOUGH = refuse(20001)

/** Where likes are given; on the home page and the wall a pair is told, and nobody is called. */
const likedPlaces = ['card', 'search', 'home', 'wall', 'match'] as const
type LikedPlace = (typeof likedPlaces)[number]

/** The two have met in a match within the last day (@rule MTCH-29). */
const haveMet = async (db: Tx, { by, now, of }: Liking): Promise<boolean> => {
  const met = await db
    .selectFrom('calls')
    .select('room_num')
    .where('call_location', '=', locations.match)
    .where('created_at', '>', now - DAY)
    .where((where) =>
      where.or([
        where.and([where('caller_id', '=', by), where('callee_id', '=', of)]),
        where.and([where('caller_id', '=', of), where('callee_id', '=', by)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return met !== undefined
}

/** What is claimed about the place must be so, since calls cost other prices elsewhere. */
const isThere = (db: Tx, liking: Liking, place: LikedPlace): Promise<boolean> => {
  if (place === 'match') return haveMet(db, liking)
  if (place === 'home' || place === 'wall') return Promise.resolve(true)
  return wasShown(db, { userId: liking.by, place }, liking.of)
}

const liked = async (
  db: Tx,
  { age }: CardsDeps,
  liking: Liking,
  place: LikedPlace,
): Promise<E.Either<Refusal, UserRow>> => {
  if (!(await age.assured(db, liking.by))) return E.left(NO_STATEMENT)
  if (liking.by === liking.of) return E.left(NOT_ALLOWED)
  const other = await reachable(db, liking.by, liking.of)
  if (!other || !(await age.assured(db, other.id))) return E.left(nobody)
  return (await isThere(db, liking, place)) ? E.right(other) : E.left(NOT_ALLOWED)
}

const pay = async (
  work: Work,
  { ledger, settings }: CardsDeps,
  { by, of }: Liking,
): Promise<E.Either<Refusal, void>> => {
  if (settings.likePrice === 0) return E.right(undefined)
  const key = `like:${by}:${of}`
  const paid = await ledger.spend(work, { userId: by, amount: settings.likePrice, kind: 'like', key, other: of })
  return E.isRight(paid) ? E.right(undefined) : E.left(paymentRefusal(paid.left, NOT_ENOUGH))
}

/** Every other of the demo people with a recording likes whoever likes them: local mode only, where they are (@rule PLUS-1). */
const likesBack = async (db: Tx, other: UserRow): Promise<boolean> => {
  if (other.demo !== 1 || other.id % 2 === 1) return false
  const marked = db.selectFrom('previews').select('path').where('user_id', '=', other.id).where('recorded', '=', 1)
  return (await marked.executeTakeFirst()) !== undefined
}

const tell = async (work: Work, { inbox, pictureAt }: CardsDeps, { by, of }: Liking, now: Instant): Promise<void> => {
  const who = await findUser(work.db, by)
  if (!who) return
  const body: MutualLikeBody = {
    userId: by,
    userName: who.user_name,
    headImg: pictureAt(who.head_img),
    demo: who.demo,
    at: now,
    expires: now + MUTUAL_LIKE_MS,
  }
  await inbox.append(work, of, 'mutual_like', body)
}

const opensCall = (place: LikedPlace): place is NonNullable<LikePair['place']> => place !== 'home' && place !== 'wall'

/** A like that completes the pair: its call, and the word to the other side; inboxes are taken in one order. */
const settle = async (work: Work, deps: CardsDeps, liking: Liking, place: LikedPlace, other: UserRow) => {
  const { by, now, of } = liking
  if (opensCall(place)) await grantCall(work, liking, place)
  const steps = [
    { id: by, run: () => tellBalance(deps, work, by) },
    { id: of, run: () => (other.demo === 1 ? Promise.resolve() : tell(work, deps, liking, now)) },
  ]
  for (const { run } of steps.toSorted((a, b) => a.id - b.id)) await run()
}

interface LikeAsked {
  readonly place: LikedPlace
  readonly by: number
  readonly of: number
  readonly now: Instant
}

const giveLike = async (work: Work, deps: CardsDeps, { place, ...liking }: LikeAsked) => {
  const { by, now, of } = liking
  const may = await liked(work.db, deps, liking, place)
  if (E.isLeft(may)) return may
  const other = may.right
  const noted = await noteLike(work, liking)
  if (noted.fresh) {
    const paid = await pay(work, deps, liking)
    if (E.isLeft(paid)) return paid
  }
  const answers = noted.fresh && (await likesBack(work.db, other))
  if (answers) await noteLike(work, { by: of, of: by, now })
  if (noted.completes || answers) await settle(work, deps, liking, place, other)
  else if (noted.fresh) await tellBalance(deps, work, by)
  const goldNum = await deps.ledger.balance(work.db, by)
  return E.right({ mutual: noted.mutual || answers, goldNum, recorded: other.demo === 1 ? (1 as const) : (0 as const) })
}

/** Row 30: a like from a card, a search, the home page or the wall (@rule MTCH-14, MTCH-15, MTCH-29, MTCH-30, PLUS-16). */
const like = (deps: CardsDeps): Answered =>
  answer(matchingCalls.like, async ({ params, session, now }, work) => {
    const place = likedPlaces.find((one) => one === params.place && one !== 'match')
    if (place === undefined) return E.left(MALFORMED)
    return giveLike(work, deps, { place, by: session.userId, of: params.userId, now })
  })

/** Row 31: a like from a LiveCam match (@rule MTCH-29). */
const liveCamLike = (deps: CardsDeps): Answered =>
  answer(matchingCalls.liveCamLike, ({ params, session, now }, work) =>
    giveLike(work, deps, { place: 'match', by: session.userId, of: params.userId, now }),
  )

/** Row 32: the person of a match is asked to be a friend, as by row 39 from there (@rule MTCH-31). */
const addFriend = ({ friends }: CardsDeps): Answered =>
  answer(matchingCalls.addFriend, async ({ params, session, now }, work) => {
    const by = userIdOf(session.userId)
    const found = await reachable(work.db, by, params.friendUserId)
    if (!found) return E.left(nobody)
    const other = userIdOf(found.id)
    if (!(await haveMet(work.db, { by, of: other, now }))) return E.left(NOT_ALLOWED)
    const event: PairEvent = { _tag: 'Ask', by, of: other, at: now }
    const changed = await changePair(friends, work, { event, by, other, location: locations.match, now })
    return E.isLeft(changed) ? changed : E.right(undefined)
  })

/** Rows 30 to 32. */
export const makeLikeAnswers = (deps: CardsDeps): readonly Answered[] => [
  like(deps),
  liveCamLike(deps),
  addFriend(deps),
]
