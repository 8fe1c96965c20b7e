import * as E from 'fp-ts/Either'
import type { UserId } from '../kernel/ids'
import { refused, type Refused } from '../kernel/refused'
import { HOUR, type Instant } from '../kernel/time'
import type { Relation } from './relation'

/** How long a request waits for its answer (@rule FRND-17). */
export const REQUEST_LIFE_MS = 72 * HOUR

/** How two people stand to each other, seen from neither side; `askedBy` is null when both asked. */
export type Pair =
  | { readonly _tag: 'Strangers' }
  | { readonly _tag: 'Requested'; readonly by: UserId; readonly at: Instant }
  | { readonly _tag: 'Friends'; readonly askedBy: UserId | null }

export type PairEvent =
  | { readonly _tag: 'Ask'; readonly by: UserId; readonly of: UserId; readonly at: Instant }
  | { readonly _tag: 'Accept'; readonly by: UserId }
  | { readonly _tag: 'Refuse'; readonly by: UserId }
  | { readonly _tag: 'Withdraw'; readonly by: UserId }
  | { readonly _tag: 'Expire'; readonly at: Instant }

/** What happens to the fee of the request: the asker pays it, or gets it back. */
export type Fee = 'none' | 'charge' | 'return'

/** `changed` is false for a repetition, which must cost and tell nothing. */
export interface Related {
  readonly pair: Pair
  readonly fee: Fee
  readonly changed: boolean
}

export const strangers: Pair = { _tag: 'Strangers' }

const same = (pair: Pair): E.Either<Refused, Related> => E.right({ pair, fee: 'none', changed: false })

const became = (pair: Pair, fee: Fee = 'none'): E.Either<Refused, Related> => E.right({ pair, fee, changed: true })

const ask = (pair: Pair, by: UserId, of: UserId, at: Instant): E.Either<Refused, Related> => {
  if (by === of) return E.left(refused('FRND-14'))
  switch (pair._tag) {
    case 'Strangers':
      return became({ _tag: 'Requested', by, at }, 'charge')
    case 'Requested':
      return pair.by === by ? same(pair) : became({ _tag: 'Friends', askedBy: null })
    case 'Friends':
      return same(pair)
  }
}

const accept = (pair: Pair, by: UserId): E.Either<Refused, Related> => {
  switch (pair._tag) {
    case 'Strangers':
      return E.left(refused('FRND-19'))
    case 'Requested':
      return pair.by === by ? E.left(refused('FRND-19')) : became({ _tag: 'Friends', askedBy: pair.by })
    case 'Friends':
      return same(pair)
  }
}

const end = (pair: Pair, allowed: (by: UserId) => boolean, fee: Fee): E.Either<Refused, Related> => {
  switch (pair._tag) {
    case 'Strangers':
      return same(pair)
    case 'Requested':
      return allowed(pair.by) ? became(strangers, fee) : E.left(refused('FRND-19'))
    case 'Friends':
      return E.left(refused('FRND-19'))
  }
}

const expire = (pair: Pair, at: Instant): E.Either<Refused, Related> =>
  pair._tag === 'Requested' && at - pair.at >= REQUEST_LIFE_MS ? became(strangers, 'return') : same(pair)

/**
 * What an event makes of a pair. Asking costs a fee; a request that is refused or unanswered for 72 h returns it,
 * withdrawing does not; two requests that cross become a friendship and the later one is not charged; the same event
 * twice is one.
 *
 * @rule FRND-1 FRND-2 FRND-3 FRND-14 FRND-17 FRND-19
 */
export const relate = (pair: Pair, event: PairEvent): E.Either<Refused, Related> => {
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
  }
}

/** The pair as one of the two sees it (@rule FRND-1 FRND-2 FRND-3 FRND-4). */
export const relationFor = (pair: Pair, user: UserId): Relation => {
  switch (pair._tag) {
    case 'Strangers':
      return 'stranger'
    case 'Requested':
      return pair.by === user ? 'asked' : 'asking'
    case 'Friends':
      return 'friend'
  }
}
