import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import type { Choice } from '../../domain/coins/choice'
import { MINUTE, type Instant } from '../../domain/kernel/time'
import type { Clock } from '../kernel/clock.port'
import type { Ids } from '../kernel/ids.port'
import type { ListedStore } from '../kernel/keyed-store.port'
import { tracePrefix } from './checkout-names'
import { isObject, isTextOrNull, readJson } from '../kernel/stored-json'

/** How long the same choice means the same order, in ms: a provider's page does not stay open for ever. */
const TRACE_LIFE_MS = 30 * MINUTE

/** The name of an order before it has an id; `orderId` is null until the gateway has answered. */
export interface Trace {
  readonly traceId: string
  readonly orderId: string | null
}

interface Kept extends Trace {
  readonly at: Instant
}

const isKept = (value: unknown): value is Kept =>
  isObject(value) &&
  typeof value.at === 'number' &&
  typeof value.traceId === 'string' &&
  isTextOrNull(value.orderId ?? null)

/** What makes one purchase the same as another. */
type Purchasing = { readonly choice: Choice; readonly method: string | null }

/**
 * The same choice of the same person is the same order, in all tabs of the browser and after a lost answer, until the order has
 * ended or half an hour has gone by.
 *
 * @rule COIN-20
 */
export interface OrderTraces {
  readonly of: (user: number, purchasing: Purchasing) => Trace
  /** A new one in its place. */
  readonly renew: (user: number, purchasing: Purchasing) => Trace
  readonly placed: (user: number, purchasing: Purchasing, orderId: string) => void
  readonly forget: (user: number, purchasing: Purchasing) => void
  /** The order is still open: the same choice means it for another half an hour. False: what it was named by is gone. */
  readonly goesOn: (user: number, orderId: string) => boolean
  /** The order has ended. */
  readonly ended: (user: number, orderId: string) => void
}

const keyOf = (user: number, { choice, method }: Purchasing): string => {
  const { card, channel, coinCode, couponId, price, provider } = choice
  const parts = [coinCode, provider, channel, method, price.minor, price.currency, couponId, card]
  return `${tracePrefix(user)}${parts.map((part) => part ?? '').join('|')}`
}

interface Deps {
  readonly clock: Clock
  readonly ids: Ids
  readonly local: ListedStore
}

export const makeOrderTraces = ({ clock, ids, local }: Deps): OrderTraces => {
  const isYoung = ({ at }: Kept): boolean => at <= clock.now() && clock.now() < at + TRACE_LIFE_MS
  const current = (key: string): O.Option<Kept> => pipe(readJson(local, key, isKept), O.filter(isYoung))
  const write = (key: string, kept: Kept): Trace => {
    local.write(key, JSON.stringify(kept))
    return kept
  }
  const fresh = (user: number, key: string): Trace => {
    local
      .keys(tracePrefix(user))
      .filter((other) => O.isNone(current(other)))
      .forEach(local.remove)
    return write(key, { traceId: ids.uuid(), orderId: null, at: clock.now() })
  }
  const namesOf = (user: number, orderId: string): readonly string[] =>
    local
      .keys(tracePrefix(user))
      .filter((key) => O.exists((kept: Kept) => kept.orderId === orderId)(readJson(local, key, isKept)))
  return {
    of: (user, purchasing) =>
      pipe(
        current(keyOf(user, purchasing)),
        O.getOrElse((): Trace => fresh(user, keyOf(user, purchasing))),
      ),
    renew: (user, purchasing) => fresh(user, keyOf(user, purchasing)),
    placed: (user, purchasing, orderId) => {
      const key = keyOf(user, purchasing)
      pipe(
        current(key),
        O.map((kept) => write(key, { ...kept, orderId })),
      )
    },
    forget: (user, purchasing) => local.remove(keyOf(user, purchasing)),
    goesOn: (user, orderId) => {
      const names = namesOf(user, orderId)
      for (const key of names) {
        pipe(
          readJson(local, key, isKept),
          O.map((kept) => write(key, { ...kept, at: clock.now() })),
        )
      }
      return names.length > 0
    },
    ended: (user, orderId) => namesOf(user, orderId).forEach(local.remove),
  }
}
