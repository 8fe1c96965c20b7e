import type { CallSignal } from '../../domain/calls/call-signal'
import type { RoomAction } from '../../domain/calls/room-action'
import type { SentGift } from '../../domain/gifts/sent-gift'
import type { PresenceStatus } from '../../domain/friends/presence'
import type { Relation } from '../../domain/friends/relation'
import type { RoomNum, UserId } from '../../domain/kernel/ids'
import type { MutualWord } from '../matching/cards.feature'
import type { MatchNews } from '../../domain/matching/match-news'
import type { RealtimeState } from '../kernel/realtime-state'
import type { OnlineFriend } from './realtime.port'

/** What the leading tab has heard and every tab of the browser has to know; rows of the chat are not among it: all tabs see the store. */
export type Hint =
  | { readonly _tag: 'State'; readonly state: RealtimeState }
  | {
      readonly _tag: 'Relation'
      readonly person: {
        readonly id: UserId
        readonly name: string
        readonly headImg: string
        readonly relation: Relation
        readonly pinned?: boolean
        readonly remark?: string
      }
    }
  | { readonly _tag: 'Balance'; readonly coins: number; readonly paid: boolean }
  | { readonly _tag: 'Presence'; readonly user: UserId; readonly status: PresenceStatus }
  | { readonly _tag: 'FriendOnline'; readonly friend: OnlineFriend }
  | { readonly _tag: 'Room'; readonly action: RoomAction }
  | { readonly _tag: 'Signal'; readonly room: RoomNum; readonly from: UserId; readonly signal: CallSignal }
  /** A gift has come, or another device has sent one (GIFT-16). */
  | { readonly _tag: 'Gift'; readonly gift: SentGift }
  /** The backpack has changed. */
  | { readonly _tag: 'Goods' }
  /** What becomes of a match: the tab that searches takes it up (MTCH-27). */
  | { readonly _tag: 'Match'; readonly news: MatchNews }
  /** Somebody likes this person back (MTCH-30). */
  | { readonly _tag: 'MutualLike'; readonly word: MutualWord }
  /** Balance and own data have changed (CHAT-37). */
  | { readonly _tag: 'Refresh' }
  /** The snapshot was taken: what else is known of the gateway may be old. */
  | { readonly _tag: 'Renew' }

const tags: ReadonlySet<unknown> = new Set<Hint['_tag']>([
  'State',
  'Relation',
  'Balance',
  'Presence',
  'FriendOnline',
  'Room',
  'Signal',
  'Gift',
  'Goods',
  'Match',
  'MutualLike',
  'Refresh',
  'Renew',
])

/** Tabs of one build speak one language; what another build tells is recognised by its tag only. */
export const isHint = (body: unknown): body is Hint =>
  typeof body === 'object' && body !== null && '_tag' in body && tags.has(body._tag)
