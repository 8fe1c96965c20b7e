import * as O from 'fp-ts/Option'
import type { ListedStore } from '../../src/application/kernel/keyed-store.port'

export interface KeyedStoreFake extends ListedStore {
  readonly entries: ReadonlyMap<string, string>
}

/** Remembers in memory; `forgetful` is a browser that forbids storing. */
export const makeKeyedStoreFake = (forgetful = false): KeyedStoreFake => {
  const entries = new Map<string, string>()
  return {
    entries,
    read: (key) => O.fromNullable(entries.get(key)),
    write: (key, value) => {
      if (!forgetful) entries.set(key, value)
    },
    remove: (key) => void entries.delete(key),
    keys: (prefix) => [...entries.keys()].filter((key) => key.startsWith(prefix)),
  }
}
