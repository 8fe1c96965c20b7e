import { pipe } from 'fp-ts/function'
import type { IO } from 'fp-ts/IO'
import * as TE from 'fp-ts/TaskEither'
import type { AccountGateway } from '../account/account-gateway.port'
import type { EndSession } from '../account/end-session.use-case'
import type { SessionEffect } from '../account/follow-session'
import type { ChatInbox } from '../chat/chat-inbox'
import type { RealtimeState } from '../kernel/realtime-state'
import type { Tabs } from '../kernel/tabs.port'
import { answerHello } from './broadcast'
import type { Hint } from './hint'
import type { OpenChat } from './open-chat'
import type { Realtime, RealtimeEntry, RealtimeListener } from './realtime.port'
import type { ReceiveInbox } from './receive-inbox.use-case'
import { sendForOthers } from './signalling'

export interface LeadDeps {
  readonly broadcast: (hint: Hint) => void
  readonly chat: ChatInbox
  readonly endSession: EndSession
  readonly gateway: AccountGateway
  readonly openChat: OpenChat
  readonly realtime: Realtime
  readonly receive: ReceiveInbox
  readonly setLeading: (leading: boolean) => void
  readonly tabs: Tabs
}

const makeListener = (
  { broadcast, chat, endSession, receive }: LeadDeps,
  onState: (state: RealtimeState) => void,
): RealtimeListener => ({
  onState,
  onRows: receive,
  onBehind: () =>
    pipe(
      chat.takeSnapshot,
      TE.tapIO(() => () => broadcast({ _tag: 'Renew' })),
    ),
  onRoom: (action) => broadcast({ _tag: 'Room', action }),
  onSignal: (room, from, signal) => broadcast({ _tag: 'Signal', room, from, signal }),
  onPresence: (user, status) => broadcast({ _tag: 'Presence', user, status }),
  onFriendOnline: (friend) => broadcast({ _tag: 'FriendOnline', friend }),
  onKick: (kick) => void endSession({ ...kick, transport: 'socket' })(),
})

/** The one connection of this browser: held by the tab that leads, for the person that is signed in (GATE-29, GATE-30). */
export const makeLead =
  (deps: LeadDeps): SessionEffect =>
  (me) => {
    const { broadcast, chat, gateway, openChat, realtime, setLeading, tabs } = deps
    let state: RealtimeState = 'connecting'
    let over = false
    const onState = (next: RealtimeState): void => {
      if (over) return
      if (next === 'open' && state !== 'open') chat.wake()
      state = next
      broadcast({ _tag: 'State', state })
    }
    const entry: RealtimeEntry = {
      user: me,
      token: gateway.realtimeToken,
      cursor: pipe(
        openChat.open(me),
        TE.flatMap(() => chat.cursor),
      ),
    }
    setLeading(true)
    const stops: readonly IO<void>[] = [
      chat.lead(),
      sendForOthers({ realtime, tabs }),
      answerHello(tabs, () => ({ _tag: 'State', state })),
      realtime.connect(entry, makeListener(deps, onState)),
    ]
    return () => {
      over = true
      setLeading(false)
      stops.forEach((stop) => stop())
    }
  }
