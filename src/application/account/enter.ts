import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Me } from '../../domain/kernel/person'
import type { Tabs } from '../kernel/tabs.port'
import type { SignedIn } from './account-gateway.port'
import type { AccountModel } from './account.model'
import type { KeyUnavailable, SessionStore } from './session-store.port'
import { SESSION_TOPIC, entered } from './session-news'
import type { Usage } from './usage.port'

interface Deps {
  readonly model: AccountModel
  readonly session: SessionStore
  readonly tabs: Tabs
  readonly usage: Usage
}

/** Makes an accepted sign-in the session of this browser, in all its tabs. */
export type Enter = (signedIn: SignedIn) => TE.TaskEither<KeyUnavailable, Me>

export const makeEnter =
  ({ model, session, tabs, usage }: Deps): Enter =>
  ({ id, token, signSecret, me, registered }) =>
    pipe(
      session.keep(id, token, signSecret),
      TE.tap(() => session.remember(me)),
      TE.map(() => {
        model.enter(me)
        tabs.tell(SESSION_TOPIC, entered)
        usage.event(registered ? 'register' : 'login', {})
        return me
      }),
    )
