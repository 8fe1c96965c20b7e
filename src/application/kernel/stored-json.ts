import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import type { KeyedStore } from './keyed-store.port'

/** What is kept under a key, if it still has the form that it was kept in. */
export const readJson = <A>(store: KeyedStore, key: string, is: (value: unknown) => value is A): O.Option<A> =>
  pipe(
    store.read(key),
    O.flatMap((text) => O.tryCatch((): unknown => JSON.parse(text))),
    O.filter(is),
  )

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string'
