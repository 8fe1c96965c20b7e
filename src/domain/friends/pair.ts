import * as E from 'fp-ts/Either'
import type { UserId } from '../kernel/ids'
import { refused, type Refused } from '../kernel/refused'
import { HOUR, type Instant } from '../kernel/time'
import type { Relation } from './relation'

/** How long a request waits for its answer (@rule FRND-17). */
export const REQUEST_LIFE_MS = 72 * HOUR

/**
 * How two people stand to each other, seen from neither side; `askedBy` is null when both asked. A block leaves no bond, so
 * that one who is blocked is neither asked nor a friend; `by` is who blocked, or both of them (@rule PLUS-12).
 */
export type Pair =
  | { readonly _tag: 'Strangers' }
  | { readonly _tag: 'Requested'; readonly by: UserId; readonly at: Instant }
  | { readonly _tag: 'Friends'; readonly askedBy: UserId | null }
  | { readonly _tag: 'Blocked'; readonly by: UserId | 'both' }

export type PairEvent =
  | { readonly _tag: 'Ask'; readonly by: UserId; readonly of: UserId; readonly at: Instant }
  | { readonly _tag: 'Accept'; readonly by: UserId }
  | { readonly _tag: 'Refuse'; readonly by: UserId }
  | { readonly _tag: 'Withdraw'; readonly by: UserId }
  | { readonly _tag: 'Expire'; readonly at: Instant }
  | { readonly _tag: 'Unfriend'; readonly by: UserId }
  | { readonly _tag: 'Block'; readonly by: UserId; readonly of: UserId }
  | { readonly _tag: 'Unblock'; readonly by: UserId; readonly of: UserId }

/** What happens to the fee of the request: the asker pays it, or gets it back. */
export type Fee = 'none' | 'charge' | 'return'

/** `changed` is false for a repetition, which must cost and tell nothing. */
export interface Related {
  readonly pair: Pair
  readonly fee: Fee
  readonly changed: boolean
}

export const strangers: Pair = { _tag: 'Strangers' }

type Step = E.Either<Refused, Related>

const same = (pair: Pair): Step => E.right({ pair, fee: 'none', changed: false })

const became = (pair: Pair, fee: Fee = 'none'): Step => E.right({ pair, fee, changed: true })

const ask = (pair: Pair, by: UserId, of: UserId, at: Instant): Step => {
  if (by === of) return E.left(refused('FRND-14'))
  switch (pair._tag) {
    case 'Strangers':
      return became({ _tag: 'Requested', by, at }, 'charge')
    case 'Requested':
      return pair.by === by ? same(pair) : became({ _tag: 'Friends', askedBy: null })
    case 'Friends':
      return same(pair)
    case 'Blocked':
      return E.left(refused('PLUS-12'))
  }
}

const accept = (pair: Pair, by: UserId): Step => {
  switch (pair._tag) {
    case 'Strangers':
      return E.left(refused('FRND-19'))
    case 'Requested':
      return pair.by === by ? E.left(refused('FRND-19')) : became({ _tag: 'Friends', askedBy: pair.by })
    case 'Friends':
      return same(pair)
    case 'Blocked':
      return E.left(refused('PLUS-12'))
  }
}

const end = (pair: Pair, allowed: (by: UserId) => boolean, fee: Fee): Step => {
  switch (pair._tag) {
    case 'Strangers':
    case 'Blocked':
      return same(pair)
    case 'Requested':
      return allowed(pair.by) ? became(strangers, fee) : E.left(refused('FRND-19'))
    case 'Friends':
      return E.left(refused('FRND-19'))
  }
}

const expire = (pair: Pair, at: Instant): Step =>
  pair._tag === 'Requested' && at - pair.at >= REQUEST_LIFE_MS ? became(strangers, 'return') : same(pair)

const unfriend = (pair: Pair): Step => {
  switch (pair._tag) {
    case 'Strangers':
    case 'Blocked':
      return same(pair)
    case 'Requested':
      return E.left(refused('FRND-33'))
    case 'Friends':
      return became(strangers)
  }
}

/** An open request ends as if the asked one had refused it, or the asker withdrawn it, whoever of them blocks. */
const block = (pair: Pair, by: UserId, of: UserId): Step => {
  if (by === of) return E.left(refused('PLUS-12'))
  switch (pair._tag) {
    case 'Strangers':
    case 'Friends':
      return became({ _tag: 'Blocked', by })
    case 'Requested':
      return became({ _tag: 'Blocked', by }, pair.by === by ? 'none' : 'return')
    case 'Blocked':
      return pair.by === of ? became({ _tag: 'Blocked', by: 'both' }) : same(pair)
  }
}

const unblock = (pair: Pair, by: UserId, of: UserId): Step => {
  if (pair._tag !== 'Blocked' || pair.by === of) return same(pair)
  return became(pair.by === 'both' ? { _tag: 'Blocked', by: of } : strangers)
}

/**
 * What an event makes of a pair. Asking costs a fee; a request that is refused or unanswered for 72 h returns it,
 * withdrawing does not; two requests that cross become a friendship and the later one is not charged; a block ends whatever
 * there is and bars whatever would begin, until each who blocked has lifted their own; the same event twice is one.
 *
 * @rule FRND-1 FRND-2 FRND-3 FRND-14 FRND-17 FRND-19 PLUS-12
 */
export const relate = (pair: Pair, event: PairEvent): Step => {
  switch (event._tag) {
    case 'Ask':
      return ask(pair, event.by, event.of, event.at)
    case 'Accept':
      return accept(pair, event.by)
    case 'Refuse':
      return end(pair, (asker) => asker !== event.by, 'return')
    case 'Withdraw':
      return end(pair, (asker) => asker === event.by, 'none')
    case 'Expire':
      return expire(pair, event.at)
    case 'Unfriend':
      return unfriend(pair)
    case 'Block':
      return block(pair, event.by, event.of)
    case 'Unblock':
      return unblock(pair, event.by, event.of)
  }
}

/** The pair as one of the two sees it (@rule FRND-1 FRND-2 FRND-3 FRND-4). */
export const relationFor = (pair: Pair, user: UserId): Relation => {
  switch (pair._tag) {
    case 'Strangers':
    case 'Blocked':
      return 'stranger'
    case 'Requested':
      return pair.by === user ? 'asked' : 'asking'
    case 'Friends':
      return 'friend'
  }
}

/** Whether `user` has blocked the other of the two (@rule FRND-44). */
export const hasBlocked = (pair: Pair, user: UserId): boolean =>
  pair._tag === 'Blocked' && (pair.by === 'both' || pair.by === user)
