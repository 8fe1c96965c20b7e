import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import { NO_SUCH_ACCOUNT } from '../../domain/account/code-meaning'
import { sessionEnd } from '../../domain/account/session-end'
import { choosing } from '../../domain/account/sign-in'
import type { UserId } from '../../domain/kernel/ids'
import type { Tabs } from '../kernel/tabs.port'
import type { Over } from './account-gateway.port'
import type { SessionEnded } from './account.feature'
import type { AccountModel } from './account.model'
import type { Forget } from './forget'
import type { OtherWayIn } from './other-way-in'
import { readBan } from './read-ban'
import { left, SESSION_TOPIC } from './session-news'
import type { SessionStore } from './session-store.port'
import type { Usage } from './usage.port'

interface Deps {
  readonly forget: Forget
  readonly model: AccountModel
  readonly other: Pick<OtherWayIn, 'waits'>
  readonly session: SessionStore
  readonly tabs: Tabs
  readonly usage: Usage
}

/**
 * The gateway has ended the session: it is told why, and everything goes but messages that are still unsent (PLUS-15). One
 * that was found expired at the start ends with the start, when no other way led in (ACCT-82).
 */
export type EndSession = (over: Over) => T.Task<void>

export const makeEndSession = ({ forget, model, other, session, tabs, usage }: Deps): EndSession => {
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
  const end = (notice: SessionEnded): T.Task<void> => {
    const user = model.userId
    const expired = notice._tag === 'Expired'
    if (expired) usage.event('session_expired', { code: notice.code })
    if (expired && model.session._tag === 'Resuming' && other.waits()) return T.of(undefined)
    model.leave(O.some(notice))
    tabs.tell(SESSION_TOPIC, left(O.some(notice)))
    return pipe(
      user === null ? stored : T.of(user),
      T.flatMap((whose) => forget(whose, { unsent: true, way: expired })),
    )
  }
  return ({ code, data, message, transport }) =>
    () => {
      if (model.signIn._tag !== 'Closed' && code === NO_SUCH_ACCOUNT) {
        model.show(choosing(model.signIn.origin, { _tag: 'Code', code, message }))
        return Promise.resolve()
      }
      if (model.session._tag === 'Visitor' || model.leaving) return Promise.resolve()
      return end({ _tag: sessionEnd(code, transport), code, message, ...readBan(code, data) })()
    }
}
