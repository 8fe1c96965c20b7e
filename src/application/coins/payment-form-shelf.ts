import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import { withoutCards } from '../../domain/coins/card-data'
import type { FieldValues } from '../../domain/coins/handover'
import type { KeyedStore } from '../kernel/keyed-store.port'
import { PAYMENT_FORM_KEY } from './checkout-names'
import { isObject, readJson } from '../kernel/stored-json'

interface Kept {
  readonly user: number
  readonly values: FieldValues
}

const isKept = (value: unknown): value is Kept =>
  isObject(value) &&
  typeof value.user === 'number' &&
  isObject(value.values) &&
  Object.values(value.values).every((one) => typeof one === 'string')

/** Keeps an unfinished payment form in this browser for whom it belongs to, never the data of a card. @rule COIN-37 */
export interface PaymentFormShelf {
  readonly read: (user: number) => FieldValues
  readonly keep: (user: number, values: FieldValues) => void
  readonly forget: () => void
}

export const makePaymentFormShelf = (local: KeyedStore): PaymentFormShelf => ({
  read: (user) =>
    pipe(
      readJson(local, PAYMENT_FORM_KEY, isKept),
      O.filter((kept) => kept.user === user),
      O.match(
        () => ({}),
        ({ values }) => values,
      ),
    ),
  keep: (user, values) => local.write(PAYMENT_FORM_KEY, JSON.stringify({ user, values: withoutCards(values) })),
  forget: () => local.remove(PAYMENT_FORM_KEY),
})
