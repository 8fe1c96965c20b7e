import type { IO } from 'fp-ts/IO'
import type { Clock } from '../kernel/clock.port'
import type { Page } from '../kernel/page.port'
import type { Tabs } from '../kernel/tabs.port'
import type { AccountGateway } from './account-gateway.port'
import type { AccountModel } from './account.model'
import type { EndSession } from './end-session.use-case'
import { makeFollowTabs } from './follow-tabs'
import type { Refresh } from './refresh.use-case'
import type { Resume } from './resume.use-case'
import type { SessionStore } from './session-store.port'

interface Deps {
  readonly clock: Clock
  readonly endSession: EndSession
  readonly gateway: AccountGateway
  readonly model: AccountModel
  readonly page: Page
  readonly refresh: Refresh
  readonly resume: Resume
  readonly session: Pick<SessionStore, 'read'>
  readonly tabs: Tabs
}

/** Begins the session of this tab and follows network, other tabs and the gateway's verdicts, until stopped. */
export const makeWatch =
  ({ clock, endSession, gateway, model, page, refresh, resume, session, tabs }: Deps): IO<IO<void>> =>
  () => {
    model.setOnline(page.online())
    const stops = [
      page.onOnline((online) => {
        model.setOnline(online)
        if (online) void refresh()
      }),
      gateway.onSessionOver((over) => void endSession(over)()),
      makeFollowTabs({ clock, model, resume, session, tabs })(),
    ]
    void resume()
    return () => stops.forEach((stop) => stop())
  }
