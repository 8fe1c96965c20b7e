import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import type { IO } from 'fp-ts/IO'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import { SECOND } from '../../domain/kernel/time'
import type { Clock } from '../kernel/clock.port'
import type { Tabs } from '../kernel/tabs.port'
import type { AccountModel } from './account.model'
import type { Resume } from './resume.use-case'
import { readNews, SESSION_TOPIC } from './session-news'
import type { SessionStore } from './session-store.port'

interface Deps {
  readonly clock: Clock
  readonly model: AccountModel
  readonly resume: Resume
  readonly session: Pick<SessionStore, 'read'>
  readonly tabs: Tabs
}

/** A tab that was closed in the middle of its sign-out holds the others up no longer than this. */
export const LEAVING_LIMIT_MS = 15 * SECOND

/** A session that another tab has entered is entered here; whoever else was signed in here has no session any more, and goes. */
const makeFollowIn = ({ model, resume, session }: Deps): T.Task<void> =>
  pipe(
    session.read,
    TE.map((stored) => {
      if (model.userId !== null && O.isSome(stored) && stored.value.id !== model.userId) model.leave(O.none)
      model.restart()
    }),
    T.flatMap(() => resume),
  )

/** What another tab does to the session happens here too: a sign-in is resumed, a sign-out and an ending are followed (ACCT-103). */
export const makeFollowTabs =
  (deps: Deps): IO<IO<void>> =>
  () => {
    const { clock, model, tabs } = deps
    const followIn = makeFollowIn(deps)
    return tabs.hear(SESSION_TOPIC, (body) => {
      const news = readNews(body)
      if (O.isNone(news)) return
      switch (news.value._tag) {
        case 'Left':
          return model.leave(news.value.notice)
        case 'Leaving':
          model.setLeaving(true)
          clock.after(LEAVING_LIMIT_MS, () => model.setLeaving(false))
          return
        case 'Entered':
          void followIn()
      }
    })
  }
