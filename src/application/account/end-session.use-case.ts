import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import { NO_SUCH_ACCOUNT } from '../../domain/account/code-meaning'
import { sessionEnd } from '../../domain/account/session-end'
import type { UserId } from '../../domain/kernel/ids'
import type { Tabs } from '../kernel/tabs.port'
import type { SessionNotice } from './account.feature'
import type { AccountModel } from './account.model'
import type { LocalData } from './local-data.port'
import { left, SESSION_TOPIC } from './session-news'
import type { SessionStore } from './session-store.port'
import type { Usage } from './usage.port'

interface Deps {
  readonly local: LocalData
  readonly model: AccountModel
  readonly session: SessionStore
  readonly tabs: Tabs
  readonly usage: Usage
}

/** The gateway has ended the session: it is told why, and everything goes but messages that are still unsent (PLUS-15). */
export type EndSession = (code: number, message: string, transport: 'http' | 'body' | 'socket') => T.Task<void>

export const makeEndSession = ({ local, model, session, tabs, usage }: Deps): EndSession => {
  const stored: T.Task<UserId | null> = pipe(
    session.read,
    TE.match(
      () => null,
      O.match(
        () => null,
        ({ id }) => id,
      ),
    ),
  )
  const forget = (user: UserId | null): T.Task<void> =>
    pipe(
      session.clear,
      T.flatMap(() => (user === null ? T.of(undefined) : local.wipe(user, true))),
    )
  const end = (notice: SessionNotice): T.Task<void> => {
    const user = model.userId
    model.leave(O.some(notice))
    tabs.tell(SESSION_TOPIC, left(O.some(notice)))
    if (notice._tag === 'Expired') usage.event('session_expired', { code: notice.code })
    return pipe(user === null ? stored : T.of(user), T.flatMap(forget))
  }
  return (code, message, transport) => () => {
    if (model.signIn._tag !== 'Closed' && code === NO_SUCH_ACCOUNT) {
      model.apply({ _tag: 'Failed', problem: { _tag: 'Code', code, message } })
      return Promise.resolve()
    }
    if (model.session._tag === 'Visitor' || model.leaving) return Promise.resolve()
    return end({ _tag: sessionEnd(code, transport), code, message })()
  }
}
