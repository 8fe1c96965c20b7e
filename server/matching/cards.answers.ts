import * as E from 'fp-ts/Either'
import { dayOf, msToNextDay } from '../../src/domain/kernel/day'
import { DAY, type Instant } from '../../src/domain/kernel/time'
import { matchingCalls } from '../../src/infrastructure/gateway/contract/matching.calls'
import { answer, refuse, refuseKeeping, type Answered } from '../http/handler'
import { findUser } from '../profile/people'
import { seenBy } from '../profile/people-info'
import type { Store } from '../store/store'
import type { Viewer } from './card-candidates'
import type { CardsDeps } from './cards-deps'
import { notePassed, showNext, shownToday, waiting } from './next-card'

const NO_STATEMENT = refuse(10031)
const NOT_ENOUGH = 20001
const LIMIT = 30011
const LIMIT_TEXT = 'You have used your daily meet chance. Please come back tomorrow.'

/** Row 29: the next person of a place, for adults who could pay a like, so many times a day (@rule MTCH-28, MTCH-37, PLUS-16). */
const take = (deps: CardsDeps): Answered =>
  answer(matchingCalls.take, async ({ params, session: { userId }, now }, work) => {
    const { age, ledger, settings } = deps
    if (!(await age.assured(work.db, userId))) return E.left(NO_STATEMENT)
    const viewer: Viewer = { userId, place: params.place, day: dayOf(now), now }
    await notePassed(work, viewer, params.passed ?? [])
    const vip = (await findUser(work.db, userId))?.pay_status === 1
    const most = vip ? Number.MAX_SAFE_INTEGER : settings.perDay[params.place]
    const waits = await waiting(work.db, deps, viewer, params.held ?? [])
    const shown = await shownToday(work.db, viewer)
    if (!waits && shown >= most) {
      return E.left(refuseKeeping(LIMIT, LIMIT_TEXT, { resetMs: msToNextDay(now) }))
    }
    if ((await ledger.balance(work.db, userId)) < settings.likePrice) return E.left(refuseKeeping(NOT_ENOUGH))
    const person = waits ?? (await showNext(work, deps, viewer, most))
    const left = vip ? {} : { left: most - (await shownToday(work.db, viewer)) }
    const [user] = person === undefined ? [] : await seenBy(work.db, userId, [person], now, deps)
    return E.right({ ...left, ...(user === undefined ? {} : { user }) })
  })

/** Row 33: locations and prices of each place, and what a like costs (@rule MTCH-15, MTCH-23). */
const overallConf = ({ settings }: CardsDeps): Answered =>
  answer(matchingCalls.overallConf, async () => E.right({ ...settings.places, likePrice: settings.likePrice }))

/** Rows 29 and 33. */
export const makeCardsAnswers = (deps: CardsDeps): readonly Answered[] => [take(deps), overallConf(deps)]

/** Forgets who was shown before yesterday. */
export const pruneCards = (store: Store, now: Instant): Promise<unknown> =>
  store.work(async ({ db }) => {
    await db
      .deleteFrom('cards_shown')
      .where('day', '<', dayOf(now - DAY))
      .execute()
    return E.right(undefined)
  })
