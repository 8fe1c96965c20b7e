import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import { listServes, type Gift } from '../../domain/gifts/gift'
import type { UserId } from '../../domain/kernel/ids'
import type { Instant } from '../../domain/kernel/time'
import type { Clock } from '../kernel/clock.port'
import type { KeyedStore } from '../kernel/keyed-store.port'
import { GIFT_LIST_KEY } from './gift-list-key'

interface Kept {
  readonly user: number
  readonly at: Instant
  readonly gifts: readonly Gift[]
}

interface Deps {
  readonly clock: Clock
  readonly language: () => string
  readonly local: KeyedStore
}

/** Keeps the list of gifts in this browser, one for each language; the backpack is its owner's, so that nobody else gets it. */
export interface GiftShelf {
  readonly read: (user: UserId) => O.Option<readonly Gift[]>
  readonly keep: (user: UserId, gifts: readonly Gift[]) => void
  /** The same list with another backpack; its time stays. */
  readonly change: (user: UserId, gifts: readonly Gift[]) => void
  readonly forget: () => void
}

const isGift = (value: unknown): value is Gift =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'price', 'sort', 'friendSort', 'count'].every((key) => typeof Reflect.get(value, key) === 'number') &&
  ['name', 'image'].every((key) => typeof Reflect.get(value, key) === 'string') &&
  (Reflect.get(value, 'expires') === null || typeof Reflect.get(value, 'expires') === 'number')

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'user') === 'number' &&
  typeof Reflect.get(value, 'at') === 'number' &&
  Array.isArray(Reflect.get(value, 'gifts')) &&
  (Reflect.get(value, 'gifts') as readonly unknown[]).every(isGift)

const keptIn = (value: unknown): Readonly<Record<string, Kept>> =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter((entry): entry is [string, Kept] => isKept(entry[1])))
    : {}

/** A list counts for 5 days; one of another person, or of a clock that was set back, does not (@rule GIFT-3, GIFT-4). */
export const makeGiftShelf = ({ clock, language, local }: Deps): GiftShelf => {
  const all = (): Readonly<Record<string, Kept>> =>
    pipe(
      local.read(GIFT_LIST_KEY),
      O.flatMap((text) => O.tryCatch((): unknown => JSON.parse(text))),
      O.match(() => ({}), keptIn),
    )
  const current = (user: UserId): O.Option<Kept> =>
    pipe(
      O.fromNullable(all()[language()]),
      O.filter(({ at, user: owner }) => owner === user && listServes(at, clock.now())),
    )
  const write = (lists: Readonly<Record<string, Kept>>): void => local.write(GIFT_LIST_KEY, JSON.stringify(lists))
  return {
    read: (user) => O.map(({ gifts }: Kept) => gifts)(current(user)),
    keep: (user, gifts) => {
      const others = Object.entries(all()).filter(([, kept]) => kept.user === user)
      write({ ...Object.fromEntries(others), [language()]: { user, at: clock.now(), gifts } })
    },
    change: (user, gifts) => {
      const kept = current(user)
      if (O.isSome(kept)) write({ [language()]: { ...kept.value, gifts } })
    },
    forget: () => local.remove(GIFT_LIST_KEY),
  }
}
