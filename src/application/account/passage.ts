import { pipe } from 'fp-ts/function'
import type { IO } from 'fp-ts/IO'
import * as O from 'fp-ts/Option'
import type { KeyedStore } from '../kernel/keyed-store.port'
import type { Drafts } from './sign-in-ways'
import { PASSAGE_KEY } from './stored-names'

/** What outlives the way to a provider and back: where to go then, and what was typed. */
export interface Passage {
  readonly goal: string
  readonly drafts: Drafts
}

/** Keeps one passage in this tab; it can be taken once. */
export interface Passages {
  readonly keep: (passage: Passage) => void
  readonly take: IO<O.Option<Passage>>
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isDrafts = (value: unknown): value is Drafts =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string')

const isPassage = (value: unknown): value is Passage =>
  isRecord(value) && typeof value.goal === 'string' && isDrafts(value.drafts)

export const makePassages = (tabStore: KeyedStore): Passages => ({
  keep: (passage) => tabStore.write(PASSAGE_KEY, JSON.stringify(passage)),
  take: () => {
    const kept = tabStore.read(PASSAGE_KEY)
    tabStore.remove(PASSAGE_KEY)
    return pipe(
      kept,
      O.flatMap((text) => O.tryCatch((): unknown => JSON.parse(text))),
      O.filter(isPassage),
    )
  },
})
