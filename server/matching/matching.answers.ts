import { msToNextDay } from '../../src/domain/kernel/day'
import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { isMatchRoom } from '../../src/domain/calls/locations'
import { SECOND } from '../../src/domain/kernel/time'
import { freeLeft, matchesLeft, nextPrice } from '../../src/domain/matching/match-tariff'
import { matchingCalls } from '../../src/infrastructure/gateway/contract/matching.calls'
import { hangUp } from '../calls/hang-up'
import { findCall } from '../calls/call-store'
import { answer, refuse, type Answered } from '../http/handler'
import { findUser, nobody } from '../profile/people'
import { endHit } from './end-hit'
import { inCall } from './in-call'
import { GONE, joinMatch } from './join-match'
import { leaveMatching } from './leave-matching'
import { matchUse, mayMatch } from './match-days'
import { ownMatch } from './match-store'
import type { MatchingDeps } from './matching-deps'
import { takePlace } from './queue'
import { seek } from './seek'
import { noteShow } from './show'
import { wishesOf } from './wishes'

const MALFORMED = refuse(400)
const NO_STATEMENT = refuse(10031)
const IN_CALL = refuse(100000, 'You are in another call.')

/** Row 26: adults with a statement who are in no call and could pay wait for somebody, or go on waiting (@rule PLUS-16, MTCH-27). */
const enter = (deps: MatchingDeps): Answered =>
  answer(matchingCalls.matching, async ({ params, session: { userId }, now }, work) => {
    const wishes = wishesOf(params)
    if (!isMatchRoom(params.callLocation) || O.isNone(wishes)) return E.left(MALFORMED)
    const user = await findUser(work.db, userId)
    if (user === undefined) return E.left(nobody)
    if (!(await deps.calls.age.assured(work.db, userId))) return E.left(NO_STATEMENT)
    if ((await inCall(work.db, [userId])).length > 0) return E.left(IN_CALL)
    const may = await mayMatch(work.db, deps, user, now)
    if (E.isLeft(may)) return may
    const place = await takePlace(work, { user, wishes: wishes.value, staleMs: deps.settings.staleMs, now })
    if (place.match_id === null) await seek(work, deps, place, now)
    return E.right(undefined)
  })

/** Row 27: also gives up a hit that has crossed it. */
const exit = (deps: MatchingDeps): Answered =>
  answer(matchingCalls.exitMatch, async ({ session: { userId }, now }, work) =>
    E.right(await leaveMatching(work, deps, userId, now)),
  )

/** Row 28: the figures of a match, and what the next one is to the asker (@rule MTCH-11). */
const playConf = ({ likePrice, settings }: MatchingDeps): Answered =>
  answer(matchingCalls.playConf, async ({ session: { userId }, now }, { db }) => {
    const user = await findUser(db, userId)
    if (user === undefined) return E.left(nobody)
    const use = await matchUse(db, user, now)
    const left = matchesLeft(settings, use)
    return E.right({
      countdown: settings.countdownMs / SECOND,
      livecamFakeCallPageShowSeconds: settings.recordedPageMs / SECOND,
      freePrice: settings.freePrice,
      livecamMatchPrice: settings.price,
      vipPrice: settings.vipPrice,
      likePrice,
      price: nextPrice(settings, use),
      freeLeft: freeLeft(settings, use),
      resetMs: msToNextDay(now),
      ...(left === null ? {} : { matchesLeft: left }),
    })
  })

const join = (deps: MatchingDeps): Answered =>
  answer(matchingCalls.join, ({ params, session, now }, work) => joinMatch(work, deps, params.matchId, session, now))

/** Row 37: gives a hit up, or hangs up in the room of the match; once is enough (@rule MTCH-27). */
const leave = (deps: MatchingDeps): Answered =>
  answer(matchingCalls.leave, async ({ params, session: { userId }, now }, work) => {
    const found = await ownMatch(work.db, params.matchId, userId)
    if (found === undefined) return E.left(GONE)
    const { match } = found
    if (match.state === 'hit') await endHit(work, deps, match, { out: [userId], told: [], now })
    const call = match.room_num === null ? undefined : await findCall(work.db, match.room_num)
    if (call !== undefined) await hangUp(work, deps.calls, call, userId, now)
    return E.right(undefined)
  })

const show = (deps: MatchingDeps): Answered =>
  answer(matchingCalls.show, ({ params, session: { userId }, now }, work) =>
    noteShow(work, deps, { ...params, userId, now }),
  )

/** Rows 26, 27, 28, 37, 180 and 181. */
export const makeMatchingAnswers = (deps: MatchingDeps): readonly Answered[] => [
  enter(deps),
  exit(deps),
  playConf(deps),
  leave(deps),
  join(deps),
  show(deps),
]
