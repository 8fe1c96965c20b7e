import type { Option } from 'fp-ts/Option'

/** Small texts under the exact names of `reference-data.md`; a browser that forbids storing forgets them, and nothing fails. */
export interface KeyedStore {
  readonly read: (key: string) => Option<string>
  readonly write: (key: string, value: string) => void
  readonly remove: (key: string) => void
}
