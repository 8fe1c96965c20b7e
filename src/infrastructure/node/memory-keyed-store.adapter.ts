import * as O from 'fp-ts/Option'
import type { KeyedStore } from '../../application/kernel/keyed-store.port'

/** Small texts for as long as the Core lives, as those of a tab. */
export const makeMemoryKeyedStore = (): KeyedStore => {
  const texts = new Map<string, string>()
  return {
    read: (key) => O.fromNullable(texts.get(key)),
    write: (key, value) => void texts.set(key, value),
    remove: (key) => void texts.delete(key),
  }
}
