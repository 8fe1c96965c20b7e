import { ContainerModule } from 'inversify'
import type { SessionEffect } from '../../application/account/follow-session'
import type { CallsInbox } from '../../application/calls/calls-inbox'
import type { GiftsInbox } from '../../application/gifts/gifts-inbox'
import type { FriendsInbox } from '../../application/friends/friends-inbox'
import { makeBroadcast } from '../../application/realtime/broadcast'
import { makeDeliver, type Deliver } from '../../application/realtime/deliver'
import { makeFollow } from '../../application/realtime/follow'
import type { Hint } from '../../application/realtime/hint'
import type { LatePost } from '../../application/realtime/late-post'
import { makeLead } from '../../application/realtime/lead'
import { makeOpenChat, type OpenChat } from '../../application/realtime/open-chat'
import type { CardsInbox } from '../../application/matching/cards-inbox'
import type { MatchingInbox } from '../../application/matching/matching-inbox'
import type { Realtime } from '../../application/realtime/realtime.port'
import { makeReceiveInbox, type ReceiveInbox } from '../../application/realtime/receive-inbox.use-case'
import { makeSignalling } from '../../application/realtime/signalling'
import { F } from './feature-tokens'
import { T, token } from './tokens'

/** How realtime reaches features that may not be there yet. */
export interface Reach {
  readonly friends: () => FriendsInbox | undefined
  readonly calls: LatePost<CallsInbox>
  readonly gifts: LatePost<GiftsInbox>
  readonly matching: () => MatchingInbox | undefined
  readonly cards: LatePost<CardsInbox>
}

const S = {
  realtime: token<Realtime>('realtime'),
  reach: token<Reach>('reach'),
  leading: token<{ value: boolean }>('leading'),
  deliver: token<Deliver>('deliver'),
  broadcast: token<(hint: Hint) => void>('broadcast'),
  receive: token<ReceiveInbox>('receiveInbox'),
  openChat: token<OpenChat>('openChat'),
} as const

export const R = {
  lead: token<SessionEffect>('lead'),
  follow: token<SessionEffect>('follow'),
} as const

/** The one connection of the browser, and what it tells the features of every tab. */
export const realtimeModule = (port: Realtime, reach: Reach): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(S.realtime).toConstantValue(port)
    bind(S.reach).toConstantValue(reach)
    bind(S.leading).toConstantValue({ value: false })
    bind(S.deliver).toResolvedValue(
      (account, chat, { calls, cards, friends, gifts, matching }, refresh) =>
        makeDeliver({
          account,
          chat,
          friends,
          calls: calls.post,
          gifts: gifts.post,
          cards: cards.post,
          matching,
          refresh,
        }),
      [T.accountModel, F.chatInbox, S.reach, T.refresh],
    )
    bind(S.broadcast).toResolvedValue((deliver, tabs) => makeBroadcast({ deliver, tabs }), [S.deliver, T.tabs])
    bind(S.receive).toResolvedValue(
      (broadcast, chat) => makeReceiveInbox({ broadcast, chat }),
      [S.broadcast, F.chatInbox],
    )
    bind(S.openChat)
      .toResolvedValue((chat) => makeOpenChat(chat), [F.chatInbox])
      .inSingletonScope()
    bind(F.signalling).toResolvedValue(
      (clock, ids, leading, realtime, tabs) =>
        makeSignalling({ clock, ids, leads: () => leading.value, realtime, tabs }),
      [T.clock, T.ids, S.leading, S.realtime, T.tabs],
    )
    bind(R.lead).toResolvedValue(
      (broadcast, chat, endSession, gateway, leading, openChat, realtime, receive, tabs) =>
        makeLead({
          broadcast,
          chat,
          endSession,
          gateway,
          openChat,
          realtime,
          receive,
          setLeading: (value) => {
            leading.value = value
          },
          tabs,
        }),
      [S.broadcast, F.chatInbox, T.endSession, T.accountGateway, S.leading, S.openChat, S.realtime, S.receive, T.tabs],
    )
    bind(R.follow).toResolvedValue(
      (deliver, openChat, tabs) => makeFollow({ deliver, openChat, tabs }),
      [S.deliver, S.openChat, T.tabs],
    )
  })
