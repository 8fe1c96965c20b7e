import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import type { Choice } from '../../domain/coins/choice'
import { isProvider } from '../../domain/coins/provider'
import type { KeyedStore } from '../kernel/keyed-store.port'
import { CHECKOUT_KEY } from './checkout-names'
import { isObject, isTextOrNull, readJson } from '../kernel/stored-json'

/** What is being bought in this tab; `orderId` is null until the order is placed. */
export interface Remembered {
  readonly user: number
  readonly choice: Choice
  readonly method: string | null
  readonly orderId: string | null
}

const isPrice = (value: unknown): boolean =>
  isObject(value) && Number.isSafeInteger(value.minor) && typeof value.currency === 'string'

const isChoice = (value: unknown): value is Choice =>
  isObject(value) &&
  ['coinCode', 'payChannel', 'channel', 'country'].every((key) => typeof value[key] === 'string') &&
  ['coins', 'extra'].every((key) => Number.isSafeInteger(value[key])) &&
  typeof value.provider === 'string' &&
  isProvider(value.provider) &&
  isPrice(value.price) &&
  isTextOrNull(value.couponId) &&
  isTextOrNull(value.card)

const isRemembered = (value: unknown): value is Remembered =>
  isObject(value) &&
  typeof value.user === 'number' &&
  isChoice(value.choice) &&
  isTextOrNull(value.method) &&
  isTextOrNull(value.orderId)

/** Keeps the purchase of a tab over a reload and over the way to the provider and back; nothing of a form is in it. */
export interface CheckoutMemory {
  readonly read: (user: number) => O.Option<Remembered>
  readonly keep: (remembered: Remembered) => void
  readonly forget: () => void
}

export const makeCheckoutMemory = (tabStore: KeyedStore): CheckoutMemory => ({
  read: (user) =>
    pipe(
      readJson(tabStore, CHECKOUT_KEY, isRemembered),
      O.filter((remembered) => remembered.user === user),
    ),
  keep: (remembered) => tabStore.write(CHECKOUT_KEY, JSON.stringify(remembered)),
  forget: () => tabStore.remove(CHECKOUT_KEY),
})
