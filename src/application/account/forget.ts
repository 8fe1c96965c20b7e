import { pipe } from 'fp-ts/function'
import * as T from 'fp-ts/Task'
import type { UserId } from '../../domain/kernel/ids'
import type { KeyedStore } from '../kernel/keyed-store.port'
import type { LocalData } from './local-data.port'
import type { RememberedWays } from './remembered-way.port'
import type { SessionStore } from './session-store.port'
import { CODE_TIMES_KEY, PASSAGE_KEY } from './stored-names'
import { leavingKeys } from '../kernel/stored-keys'

interface Deps {
  readonly data: LocalData
  readonly local: KeyedStore
  readonly session: SessionStore
  readonly tabStore: KeyedStore
  readonly ways: RememberedWays
}

/** What stays of a person whose session is over. */
export interface Kept {
  readonly unsent: boolean
  /** The way in that needs no typing. */
  readonly way: boolean
}

/** Takes a person out of this browser: session, keys, messages, and what was noted on the way in (PLUS-15). */
export type Forget = (user: UserId | null, kept: Kept) => T.Task<void>

export const makeForget =
  ({ data, local, session, tabStore, ways }: Deps): Forget =>
  (user, kept) =>
    pipe(
      T.fromIO(() => {
        if (!kept.way) ways.forget()
        ;[CODE_TIMES_KEY, ...leavingKeys('local')].forEach(local.remove)
        ;[PASSAGE_KEY, ...leavingKeys('tab')].forEach(tabStore.remove)
      }),
      T.flatMap(() => session.clear),
      T.flatMap(() => (user === null ? T.of(undefined) : data.wipe(user, kept.unsent))),
    )
