import type { SessionEffect } from '../account/follow-session'
import type { Tabs } from '../kernel/tabs.port'
import { hearLeader } from './broadcast'
import type { Deliver } from './deliver'
import type { OpenChat } from './open-chat'

interface Deps {
  readonly deliver: Deliver
  readonly openChat: OpenChat
  readonly tabs: Tabs
}

/** What every tab does while somebody is signed in: it opens their store and hears the tab that leads. */
export const makeFollow =
  ({ deliver, openChat, tabs }: Deps): SessionEffect =>
  (me) => {
    void openChat.open(me)()
    const stop = hearLeader({ deliver, tabs })
    return () => {
      stop()
      openChat.end()
    }
  }
