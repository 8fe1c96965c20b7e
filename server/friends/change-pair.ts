import * as E from 'fp-ts/Either'
import { relate, relationFor, type Fee, type Pair, type PairEvent } from '../../src/domain/friends/pair'
import { relationCode } from '../../src/domain/friends/relation'
import type { UserId } from '../../src/domain/kernel/ids'
import type { Instant } from '../../src/domain/kernel/time'
import type { Ledger } from '../coins/ledger.port'
import { tellBalance } from '../coins/tell-balance'
import { refuse, type Refusal } from '../http/handler'
import type { Inbox } from '../inbox/inbox.port'
import { findUser } from '../profile/people'
import type { PeopleView } from '../profile/people-info'
import { relationBody } from '../profile/tell-profile'
import type { Work } from '../store/store'
import { loadPair, savePair } from './pair-store'

const NOT_ENOUGH = 20001
const DEBT = 20012
const NOT_ALLOWED = 403

/** What the answers of the friends feature stand on. */
export interface FriendsDeps extends PeopleView {
  readonly ledger: Ledger
  readonly inbox: Inbox
  /** Names the fee of each request, so that a later one is a payment of its own. */
  readonly newId: () => string
  /** Coins for a request (FRND-6). */
  readonly addPrice: number
}

/** An event between two people: who did it, to whom, where and when. */
export interface Change {
  readonly event: PairEvent
  readonly by: UserId
  readonly other: UserId
  readonly location: number
  readonly now: Instant
}

const pay = async (
  { ledger, addPrice, newId }: FriendsDeps,
  work: Work,
  fee: Fee,
  { by, other }: Change,
  feeKey: string | null,
): Promise<E.Either<Refusal, string | null>> => {
  switch (fee) {
    case 'none':
      return E.right(feeKey)
    case 'charge': {
      const key = `add-friend:${newId()}`
      const paid = await ledger.spend(work, { userId: by, amount: addPrice, kind: 'addFriend', key, other })
      if (E.isRight(paid)) return E.right(key)
      return E.left(
        paid.left._tag === 'DebtOpen' ? refuse(DEBT, undefined, { debt: paid.left.amount }) : refuse(NOT_ENOUGH),
      )
    }
    case 'return': {
      if (feeKey !== null) await ledger.refund(work, feeKey, 'addFriendReturned')
      return E.right(null)
    }
  }
}

/** The asker is the one whose fee moved: by asking now, or by having asked before. */
const payerOf = (change: Change, before: Pair): UserId => (before._tag === 'Requested' ? before.by : change.by)

/** Tells both sides how they stand now, in the unit that changed it. */
const tellBoth = async (
  { inbox, pictureAt }: FriendsDeps,
  work: Work,
  { by, other, now }: Change,
  pair: Pair,
): Promise<void> => {
  for (const [viewer, seen] of [
    [by, other],
    [other, by],
  ] as const) {
    const person = await findUser(work.db, seen)
    const relation = relationCode[relationFor(pair, viewer)]
    if (person) await inbox.append(work, viewer, 'relation', relationBody(person, relation, now, pictureAt))
  }
}

/** Lets the domain decide, moves the fee, writes both sides and tells them; a repetition does nothing (@rule FRND-17). */
export const changePair = async (deps: FriendsDeps, work: Work, change: Change): Promise<E.Either<Refusal, Pair>> => {
  const { by, other, location, now } = change
  const stored = await loadPair(work.db, by, other)
  const related = relate(stored.pair, change.event)
  if (E.isLeft(related))
    return E.left(refuse(NOT_ALLOWED, related.left.rule === 'FRND-14' ? 'You cannot add yourself' : undefined))
  if (!related.right.changed) return E.right(stored.pair)
  const feeKey = await pay(deps, work, related.right.fee, change, stored.feeKey)
  if (E.isLeft(feeKey)) return feeKey
  await savePair(work, [by, other], { pair: related.right.pair, feeKey: feeKey.right }, { location, now })
  await tellBoth(deps, work, change, related.right.pair)
  if (related.right.fee !== 'none') await tellBalance(deps, work, payerOf(change, stored.pair))
  return E.right(related.right.pair)
}
