import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import type { ListedStore } from '../../../application/kernel/keyed-store.port'

const keysOf = (storage: Storage): readonly string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) => key !== null)

/** `localStorage` or `sessionStorage`; reading the property itself throws where storing is forbidden, so it is asked for each time. */
export const makeWebKeyedStore = (storage: () => Storage): ListedStore => ({
  read: (key) => O.flatten(O.tryCatch(() => O.fromNullable(storage().getItem(key)))),
  write: (key, value) => void O.tryCatch(() => storage().setItem(key, value)),
  remove: (key) => void O.tryCatch(() => storage().removeItem(key)),
  keys: (prefix) =>
    pipe(
      O.tryCatch(() => keysOf(storage())),
      O.match(
        () => [],
        (keys) => keys.filter((key) => key.startsWith(prefix)),
      ),
    ),
})
