import * as O from 'fp-ts/Option'
import type { IO } from 'fp-ts/IO'
import { SECOND } from '../../domain/kernel/time'
import type { Clock } from '../kernel/clock.port'
import type { Tabs } from '../kernel/tabs.port'
import type { AccountModel } from './account.model'
import type { Resume } from './resume.use-case'
import { readNews, SESSION_TOPIC } from './session-news'

interface Deps {
  readonly clock: Clock
  readonly model: AccountModel
  readonly resume: Resume
  readonly tabs: Tabs
}

/** A tab that was closed in the middle of its sign-out holds the others up no longer than this. */
export const LEAVING_LIMIT_MS = 15 * SECOND

/** What another tab does to the session happens here too: a sign-in is resumed, a sign-out and an ending are followed (ACCT-103). */
export const makeFollowTabs =
  ({ clock, model, resume, tabs }: Deps): IO<IO<void>> =>
  () =>
    tabs.hear(SESSION_TOPIC, (body) => {
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
          model.restart()
          void resume()
      }
    })
