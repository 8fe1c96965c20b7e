import { pipe } from 'fp-ts/function'
import type { IO } from 'fp-ts/IO'
import * as O from 'fp-ts/Option'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { Tabs } from '../kernel/tabs.port'
import type { Arrival } from './arrival'
import type { LateSignIn } from './late-sign-in'
import type { RememberedWays } from './remembered-way.port'
import type { SessionStore } from './session-store.port'

interface Deps {
  readonly arrival: Arrival | null
  readonly session: SessionStore
  readonly signIn: Pick<LateSignIn, 'arrive' | 'enterRemembered'>
  readonly tabs: Tabs
  readonly ways: RememberedWays
}

/** The tab that holds it tries the remembered way; the others find its session, or none (@rule ACCT-103). */
const LOCK = 'automatic-login'

/**
 * A way in for whoever has no valid session at the start: what the address brought, else the way of the last sign-in. It is
 * tried once (@rule ACCT-81, ACCT-82).
 */
export interface OtherWayIn {
  /** There is one that was not tried yet. */
  readonly waits: IO<boolean>
  /** Whether it led in. */
  readonly take: T.Task<boolean>
}

export const makeOtherWayIn = ({ arrival, session, signIn, tabs, ways }: Deps): OtherWayIn => {
  let tried = false
  /** Another tab may have come in while this one waited for the lock. */
  const remembered: T.Task<boolean> = pipe(
    session.read,
    TE.match(() => false, O.isSome),
    T.flatMap((entered) =>
      pipe(
        entered ? O.none : ways.read(),
        O.match(() => T.of(false), signIn.enterRemembered),
      ),
    ),
  )
  return {
    waits: () => !tried && (arrival !== null || O.isSome(ways.read())),
    take: () => {
      if (tried) return Promise.resolve(false)
      tried = true
      if (arrival !== null) return signIn.arrive(arrival)()
      return O.isNone(ways.read()) ? Promise.resolve(false) : tabs.alone(LOCK, remembered)()
    },
  }
}
