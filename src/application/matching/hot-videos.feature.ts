import type { IO } from 'fp-ts/IO'
import type { Task } from 'fp-ts/Task'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { UserId } from '../../domain/kernel/ids'
import type { SpendingBlock } from '../../domain/kernel/spending-block'
import type { HotVideo, VideoRole } from '../../domain/matching/hot-video'
import type { GatewayError } from '../kernel/gateway-error'
import type { Loading } from '../kernel/loading'
import type { ClipProblem } from './clips.port'

/** What there is to play of a video. */
export type ClipState =
  | { readonly _tag: 'None' }
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Ready'; readonly source: string }
  | ClipProblem

export type LikeError = { readonly _tag: 'NotEnoughCoins' } | SpendingBlock | GatewayError

export interface HotVideosView {
  readonly videos: readonly HotVideo[]
  readonly listing: Loading
  readonly more: boolean
  /** Place of the video that is seen; null: none is looked at now. */
  readonly seen: number | null
  /** Where the page comes back to. */
  readonly place: number
  /** What the video at a place is to the one that is seen. */
  readonly role: (place: number) => VideoRole
  /** None plays: something lies over the videos, such as a call, or the one that was seen has gone by. */
  readonly covered: boolean
  /** Off until the person has asked for it. */
  readonly sound: boolean
  readonly clip: (id: string) => ClipState
  /** Coins for a like (MTCH-15). */
  readonly likePrice: number
  readonly liked: (host: UserId) => boolean
  readonly liking: (host: UserId) => boolean
}

export interface HotVideosFeature {
  readonly view: HotVideosView
  /** Reads what this person, or a visitor, may see; nothing when that is there already. */
  readonly load: Task<void>
  readonly loadMore: Task<void>
  /** The video at that place is seen now. */
  readonly look: (place: number) => void
  /** The one that was seen has left the window and another has not come to rest: it stands still, its clip and the next are kept. */
  readonly passBy: IO<void>
  /** None is looked at any more; all clips are let go. */
  readonly lookAway: IO<void>
  readonly cover: (covered: boolean) => void
  readonly setSound: (on: boolean) => void
  /** The player could not show what was fetched. */
  readonly unplayable: (id: string) => void
  /** At most once at a time; true: they like each other (MTCH-14, MTCH-29). */
  readonly like: (host: UserId) => TaskEither<LikeError, boolean>
}
