import * as E from 'fp-ts/Either'
import { priceOfAdd } from '../../src/domain/friends/hot-adds'
import { relate, relationFor, type Fee, type Pair, type PairEvent } from '../../src/domain/friends/pair'
import type { UserId } from '../../src/domain/kernel/ids'
import type { Refused } from '../../src/domain/kernel/refused'
import type { Instant } from '../../src/domain/kernel/time'
import { tooSoon } from '../account/attempts'
import type { Ledger } from '../coins/ledger.port'
import { paymentRefusal } from '../coins/payment-refusal'
import { tellBalance } from '../coins/tell-balance'
import { refuse, type Refusal } from '../http/handler'
import { takeWindow } from '../http/limiter'
import type { Inbox } from '../inbox/inbox.port'
import { nobody } from '../profile/people'
import type { PeopleView } from '../profile/people-info'
import type { Pushes } from '../push/pushes.port'
import type { Settings } from '../settings'
import type { Work } from '../store/store'
import { countHotAdd, hotAddsUsed } from './hot-adds'
import { loadPair, savePair, type StoredPair } from './pair-store'
import { tellRelation } from './tell-relation'

const NOT_ENOUGH = refuse(20001)
const NOT_ALLOWED = 403

/** What changes between two people stand on. */
export interface FriendsDeps extends PeopleView {
  readonly ledger: Ledger
  readonly inbox: Inbox
  readonly pushes: Pick<Pushes, 'request'>
  /** Names the fee of each request, so that a later one is a payment of its own. */
  readonly newId: () => string
  readonly settings: Settings['friends']
}

/** An event between two people: who did it, to whom, where and when. */
export interface Change {
  readonly event: PairEvent
  readonly by: UserId
  readonly other: UserId
  readonly location: number
  readonly now: Instant
  /** It comes from a hot video, of which some are free (FRND-16). */
  readonly hot?: boolean
}

/** How the two stand now, and the coins that it took. */
export interface Changed {
  readonly pair: Pair
  readonly charged: number
}

interface Paid {
  readonly feeKey: string | null
  readonly charged: number
}

const charge = async (
  { ledger, newId, settings }: FriendsDeps,
  work: Work,
  { by, hot = false, now, other }: Change,
): Promise<E.Either<Refusal, Paid>> => {
  const price = priceOfAdd(
    { price: settings.addPrice, hotAddsADay: settings.hotAddsADay },
    hot ? await hotAddsUsed(work.db, by, now) : null,
  )
  if (price === 0) {
    if (hot) await countHotAdd(work, by, now)
    return E.right({ feeKey: null, charged: 0 })
  }
  const key = `add-friend:${newId()}`
  const paid = await ledger.spend(work, { userId: by, amount: price, kind: 'addFriend', key, other })
  return E.isRight(paid) ? E.right({ feeKey: key, charged: price }) : E.left(paymentRefusal(paid.left, NOT_ENOUGH))
}

const pay = async (
  deps: FriendsDeps,
  work: Work,
  fee: Fee,
  change: Change,
  { feeKey }: StoredPair,
): Promise<E.Either<Refusal, Paid>> => {
  switch (fee) {
    case 'none':
      return E.right({ feeKey: null, charged: 0 })
    case 'charge':
      return charge(deps, work, change)
    case 'return': {
      if (feeKey === null) return E.right({ feeKey: null, charged: 0 })
      const returned = await deps.ledger.refund(work, feeKey, 'addFriendReturned')
      if (E.isLeft(returned)) throw new Error(`the fee ${feeKey} cannot be returned: nothing was spent under it`)
      return E.right({ feeKey: null, charged: 0 })
    }
  }
}

/** The asker is the one whose fee moved: by asking now, or by having asked before. */
const payerOf = (change: Change, before: Pair): UserId => (before._tag === 'Requested' ? before.by : change.by)

/**
 * Tells each side whose relation is another now, in the unit that changed it; a block of a stranger tells nobody (PLUS-12). The
 * inboxes are taken in one order, so that two changes at the same moment never wait for each other.
 */
const tellBoth = async (
  deps: FriendsDeps,
  work: Work,
  { by, other, now }: Change,
  [before, after]: readonly [Pair, Pair],
): Promise<void> => {
  const sides = by < other ? [[by, other] as const, [other, by] as const] : [[other, by] as const, [by, other] as const]
  for (const [viewer, seen] of sides)
    if (relationFor(before, viewer) !== relationFor(after, viewer)) await tellRelation(deps, work, viewer, seen, now)
}

/** Who is in a block with the asker does not exist for them (PROF-8). */
const refusalOf = ({ rule }: Refused): Refusal => {
  if (rule === 'PLUS-12') return nobody
  return refuse(NOT_ALLOWED, rule === 'FRND-14' ? 'You cannot add yourself' : undefined)
}

/** Nobody asks the same person without end: 429 beyond so many requests in a while. */
const checkPace = async (
  { settings }: FriendsDeps,
  { db }: Work,
  { by, other, now }: Change,
): Promise<E.Either<Refusal, void>> => {
  const wait = await takeWindow(db, `ask:${by}:${other}`, settings.asksPerPair, now)
  return wait > 0 ? E.left(tooSoon(wait)) : E.right(undefined)
}

/** Lets the domain decide, moves the fee, writes both sides and tells them; a repetition does nothing (@rule FRND-17). */
export const changePair = async (
  deps: FriendsDeps,
  work: Work,
  change: Change,
): Promise<E.Either<Refusal, Changed>> => {
  const { by, event, other, location, now } = change
  const stored = await loadPair(work.db, by, other)
  const related = relate(stored.pair, event)
  if (E.isLeft(related)) return E.left(refusalOf(related.left))
  const { changed, fee, pair } = related.right
  if (!changed) return E.right({ pair, charged: 0 })
  const pace = event._tag === 'Ask' ? await checkPace(deps, work, change) : E.right(undefined)
  if (E.isLeft(pace)) return pace
  const paid = await pay(deps, work, fee, change, stored)
  if (E.isLeft(paid)) return paid
  await savePair(work, [by, other], { pair, feeKey: paid.right.feeKey }, { location, now })
  await tellBoth(deps, work, change, [stored.pair, pair])
  if (pair._tag === 'Requested') await deps.pushes.request(work, { to: other, from: by, now })
  if (fee !== 'none') await tellBalance(deps, work, payerOf(change, stored.pair))
  return E.right({ pair, charged: paid.right.charged })
}
