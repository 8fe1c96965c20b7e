import type { IO } from 'fp-ts/IO'
import type { AccountFeature } from './account/account.feature'
import type { NoticesFeature } from './account/notices.feature'
import type { SecurityFeature } from './account/security.feature'
import type { CallsFeature } from './calls/calls.feature'
import type { ChatFeature } from './chat/chat.feature'
import type { MessageSearchFeature } from './chat/message-search.feature'
import type { CheckoutFeature } from './coins/checkout.feature'
import type { CoinsFeature } from './coins/coins.feature'
import type { OffersFeature } from './coins/offers.feature'
import type { OrdersFeature } from './coins/orders.feature'
import type { ShopFeature } from './coins/shop.feature'
import type { FriendsFeature } from './friends/friends.feature'
import type { GiftsFeature } from './gifts/gifts.feature'
import type { RuntimeConfig } from './kernel/runtime-config'
import type { CardsFeature } from './matching/cards.feature'
import type { HotVideosFeature } from './matching/hot-videos.feature'
import type { RedDotsFeature } from './matching/red-dots.feature'
import type { WallFeature } from './matching/wall.feature'
import type { MatchingFeature } from './matching/matching.feature'
import type { ProfileFeature } from './profile/profile.feature'
import type { SafetyFeature } from './safety/safety.feature'
import type { ActivityFeature } from './tasks/activity.feature'
import type { CheckInFeature } from './tasks/check-in.feature'
import type { InstallFeature } from './tasks/install.feature'
import type { PushFeature } from './tasks/push.feature'
import type { PushOfferFeature } from './tasks/push-offer.feature'
import type { AppUpdateFeature } from './tasks/app-update.feature'
import type { TasksFeature } from './tasks/tasks.feature'

/** What is loaded when a route, an event or idle time asks for it. */
export interface Features {
  readonly friends: FriendsFeature
  readonly chat: ChatFeature
  readonly messageSearch: MessageSearchFeature
  readonly calls: CallsFeature
  readonly coins: CoinsFeature
  readonly checkout: CheckoutFeature
  /** Own orders of coins, and asking money back. */
  readonly orders: OrdersFeature
  readonly offers: OffersFeature
  /** What coins cost, and what is chosen. */
  readonly shop: ShopFeature
  readonly gifts: GiftsFeature
  readonly hotVideos: HotVideosFeature
  readonly cards: CardsFeature
  /** LiveCam matching. */
  readonly matching: MatchingFeature
  readonly profile: ProfileFeature
  /** Pushes to this device. */
  readonly push: PushFeature
  /** Whether pushes may be sent, and what is given for it. */
  readonly pushOffer: PushOfferFeature
  /** The product as an installed app. */
  readonly install: InstallFeature
  readonly security: SecurityFeature
  readonly safety: SafetyFeature
  /** The kept program and its newer builds. */
  readonly appUpdate: AppUpdateFeature
  readonly wall: WallFeature
  /** Cookies and the privacy policy. */
  readonly notices: NoticesFeature
  /** What is new behind the tabs. */
  readonly redDots: RedDotsFeature
  /** The week of check-ins with its lucky boxes, and the ways to it. */
  readonly activity: ActivityFeature
  /** The daily check-in. */
  readonly checkIn: CheckInFeature
  /** Tasks of a day. */
  readonly tasks: TasksFeature
}

export type FeatureName = keyof Features

/** All that a user interface gets: for each feature its view and its use cases. */
export interface Core {
  readonly config: RuntimeConfig
  readonly account: AccountFeature
  /** The same promise for the same name; it is kept when it fails only until the next asking. */
  readonly feature: <Name extends FeatureName>(name: Name) => Promise<Features[Name]>
  /** What is loaded by now, without waiting. */
  readonly loaded: <Name extends FeatureName>(name: Name) => Features[Name] | undefined
  readonly dispose: IO<void>
}
