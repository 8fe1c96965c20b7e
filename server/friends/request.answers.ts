import * as E from 'fp-ts/Either'
import { hotAddsLeft } from '../../src/domain/friends/hot-adds'
import { relationFor, type PairEvent } from '../../src/domain/friends/pair'
import { relationCode } from '../../src/domain/friends/relation'
import { locations } from '../../src/domain/calls/locations'
import { friendsCalls } from '../../src/infrastructure/gateway/contract/friends.calls'
import { answer, refuse, type Answered } from '../http/handler'
import { isRecordingOf } from '../matching/recordings'
import { findKept, nobody, reachable, type UserRow } from '../profile/people'
import type { Tx } from '../store/database'
import { changePair, type FriendsDeps } from './change-pair'
import { hotAddsUsed } from './hot-adds'
import { userIdOf } from './pair-store'

const MALFORMED = refuse(400)
const NOT_ALLOWED = refuse(403)

/** Where a request comes from (FRND-18). */
const places: readonly number[] = [locations.match, locations.wallOrChat]

/** A hot video is seen on the wall, and has a name. */
const isSound = ({ add_location, videoId }: { readonly add_location: number; readonly videoId?: string }): boolean =>
  places.includes(add_location) &&
  (videoId === undefined || (add_location === locations.wallOrChat && videoId.trim() !== ''))

/** The hot list has that video of a host; a name that was made up makes nothing free. */
const isHot = async (db: Tx, { goddess, id }: UserRow, videoId = ''): Promise<boolean> =>
  goddess === 1 && (await isRecordingOf(db, id, videoId))

/** Row 39: the request, its fee and both inboxes are one unit (@rule FRND-16, FRND-18). */
const add = (deps: FriendsDeps): Answered =>
  answer(friendsCalls.add, async ({ params, session, now }, work) => {
    if (!isSound(params)) return E.left(MALFORMED)
    const by = userIdOf(session.userId)
    const found = await reachable(work.db, by, params.f_u_id)
    if (!found) return E.left(nobody)
    const hot = params.videoId !== undefined
    if (hot && !(await isHot(work.db, found, params.videoId))) return E.left(NOT_ALLOWED)
    const other = userIdOf(found.id)
    const event: PairEvent = { _tag: 'Ask', by, of: other, at: now }
    const changed = await changePair(deps, work, { event, by, other, location: params.add_location, now, hot })
    if (E.isLeft(changed)) return changed
    const { charged, pair } = changed.right
    const left = { freeLeft: hotAddsLeft(termsOf(deps), await hotAddsUsed(work.db, by, now)) }
    return E.right({ relation: relationCode[relationFor(pair, by)], charged, ...(hot ? left : {}) })
  })

const termsOf = ({ settings: { addPrice, hotAddsADay } }: FriendsDeps) => ({ price: addPrice, hotAddsADay })

const events = { accept: 'Accept', refuse: 'Refuse', withdraw: 'Withdraw' } as const

/** Row 179: the same answer twice is one. */
const answerRequest = (deps: FriendsDeps): Answered =>
  answer(friendsCalls.answerRequest, async ({ params, session, now }, work) => {
    const by = userIdOf(session.userId)
    const find = params.answer === 'accept' ? reachable(work.db, by, params.f_u_id) : findKept(work.db, params.f_u_id)
    const other = await find
    if (!other) return E.left(nobody)
    const event: PairEvent = { _tag: events[params.answer], by }
    const changed = await changePair(deps, work, { event, by, other: userIdOf(other.id), location: 0, now })
    return E.isLeft(changed) ? changed : E.right({ relation: relationCode[relationFor(changed.right.pair, by)] })
  })

/** Rows 39 and 179. */
export const makeRequestAnswers = (deps: FriendsDeps): readonly Answered[] => [add(deps), answerRequest(deps)]
