import type { Option } from 'fp-ts/Option'

/** Small texts under the exact names of `reference-data.md`; a browser that forbids storing forgets them, and nothing fails. */
export interface KeyedStore {
  readonly read: (key: string) => Option<string>
  readonly write: (key: string, value: string) => void
  readonly remove: (key: string) => void
}

/** One that this product shares with nobody, and may look through. */
export interface ListedStore extends KeyedStore {
  /** The keys that begin so, in any order. */
  readonly keys: (prefix: string) => readonly string[]
}
