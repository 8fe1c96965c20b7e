import type { IO } from 'fp-ts/IO'

/** The address of the page. */
export interface Address {
  readonly read: IO<string>
  readonly origin: IO<string>
  /** Parameters of its query; of several of one name the first. */
  readonly query: IO<Readonly<Record<string, string>>>
  /** Takes parameters out of the query; the history gets no new entry. */
  readonly strip: (names: readonly string[]) => void
}
