import { pipe } from 'fp-ts/function'
import type { Task } from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { Me } from '../../domain/kernel/person'
import type { Tabs } from '../kernel/tabs.port'
import type { AccountModel } from './account.model'
import type { SignedIn } from './sign-in-gateway.port'
import type { KeyUnavailable, SessionStore } from './session-store.port'
import { SESSION_TOPIC, entered } from './session-news'
import type { Usage } from './usage.port'

interface Deps {
  readonly model: AccountModel
  readonly session: SessionStore
  readonly tabs: Tabs
  readonly usage: Usage
  readonly welcome: Task<void>
}

/** Makes an accepted sign-in the session of this browser, in all its tabs; a new person is welcomed once (@rule ACCT-74). */
export type Enter = (signedIn: SignedIn) => TE.TaskEither<KeyUnavailable, Me>

export const makeEnter =
  ({ model, session, tabs, usage, welcome }: Deps): Enter =>
  ({ id, token, signSecret, me, registered }) =>
    pipe(
      session.keep(id, token, signSecret),
      TE.tap(() => session.remember(me)),
      TE.map(() => {
        model.enter(me)
        tabs.tell(SESSION_TOPIC, entered)
        usage.event(registered ? 'register' : 'login', {})
        if (registered) void welcome()
        return me
      }),
    )
