import * as O from 'fp-ts/Option'
import type { KeyedStore } from '../../../application/kernel/keyed-store.port'

/** `localStorage` or `sessionStorage`; reading the property itself throws where storing is forbidden, so it is asked for each time. */
export const makeWebKeyedStore = (storage: () => Storage): KeyedStore => ({
  read: (key) => O.flatten(O.tryCatch(() => O.fromNullable(storage().getItem(key)))),
  write: (key, value) => void O.tryCatch(() => storage().setItem(key, value)),
  remove: (key) => void O.tryCatch(() => storage().removeItem(key)),
})
