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

/** What is kept, each under the name of its choice. */
const makeShelf = ({ clock, ids, local }: Deps) => {
  const isYoung = ({ at }: Kept): boolean => at <= clock.now() && clock.now() < at + TRACE_LIFE_MS
  const kept = (key: string): O.Option<Kept> => readJson(local, key, isKept)
  const current = (key: string): O.Option<Kept> => pipe(kept(key), O.filter(isYoung))
  const write = (key: string, one: Kept): Trace => {
    local.write(key, JSON.stringify(one))
    return one
  }
  const fresh = (user: number, key: string): Trace => {
    local
      .keys(tracePrefix(user))
      .filter((other) => O.isNone(current(other)))
      .forEach(local.remove)
    return write(key, { traceId: ids.uuid(), orderId: null, at: clock.now() })
  }
  const keysOf = (user: number, orderId: string): readonly string[] =>
    local.keys(tracePrefix(user)).filter((key) => O.exists((one: Kept) => one.orderId === orderId)(kept(key)))
  return { current, fresh, kept, keysOf, write }
}

export const makeOrderTraces = (deps: Deps): OrderTraces => {
  const { clock, local } = deps
  const { current, fresh, kept, keysOf, write } = makeShelf(deps)
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
        O.map((one) => write(key, { ...one, orderId })),
      )
    },
    forget: (user, purchasing) => local.remove(keyOf(user, purchasing)),
    goesOn: (user, orderId) => {
      const keys = keysOf(user, orderId)
      for (const key of keys) {
        pipe(
          kept(key),
          O.map((one) => write(key, { ...one, at: clock.now() })),
        )
      }
      return keys.length > 0
    },
    ended: (user, orderId) => keysOf(user, orderId).forEach(local.remove),
  }
}
