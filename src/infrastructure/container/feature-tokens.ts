import type { IO } from 'fp-ts/IO'
import type { SessionEffect } from '../../application/account/follow-session'
import type { NoticesFeature } from '../../application/account/notices.feature'
import type { SecurityFeature } from '../../application/account/security.feature'
import type { CallsFeature } from '../../application/calls/calls.feature'
import type { CallsInbox } from '../../application/calls/calls-inbox'
import type { CallSignalling } from '../../application/calls/call-signalling.port'
import type { ChatFeature } from '../../application/chat/chat.feature'
import type { ChatInbox } from '../../application/chat/chat-inbox'
import type { MessageSearchFeature } from '../../application/chat/message-search.feature'
import type { CheckoutFeature } from '../../application/coins/checkout.feature'
import type { CoinsFeature } from '../../application/coins/coins.feature'
import type { CoinsModel } from '../../application/coins/coins.model'
import type { OffersFeature } from '../../application/coins/offers.feature'
import type { OrdersFeature } from '../../application/coins/orders.feature'
import type { ShopFeature } from '../../application/coins/shop.feature'
import type { Acquaintances } from '../../application/friends/acquaintances'
import type { FriendsFeature } from '../../application/friends/friends.feature'
import type { FriendsInbox } from '../../application/friends/friends-inbox'
import type { GiftsFeature } from '../../application/gifts/gifts.feature'
import type { GiftsInbox } from '../../application/gifts/gifts-inbox'
import type { CardsFeature } from '../../application/matching/cards.feature'
import type { CardsInbox } from '../../application/matching/cards-inbox'
import type { HotVideosFeature } from '../../application/matching/hot-videos.feature'
import type { RedDotsFeature } from '../../application/matching/red-dots.feature'
import type { WallFeature } from '../../application/matching/wall.feature'
import type { MatchingFeature } from '../../application/matching/matching.feature'
import type { MatchingInbox } from '../../application/matching/matching-inbox'
import type { ProfileFeature } from '../../application/profile/profile.feature'
import type { SafetyFeature } from '../../application/safety/safety.feature'
import type { AppUpdateFeature } from '../../application/tasks/app-update.feature'
import type { TasksFeature } from '../../application/tasks/tasks.feature'
import type { InstallFeature } from '../../application/tasks/install.feature'
import type { PushFeature } from '../../application/tasks/push.feature'
import type { PushOfferFeature } from '../../application/tasks/push-offer.feature'
import type { ActivityFeature } from '../../application/tasks/activity.feature'
import type { CheckInFeature } from '../../application/tasks/check-in.feature'
import { token } from './tokens'

/** Names of what the later features offer; bound when their module has been loaded. */
export const F = {
  friends: token<FriendsFeature>('friends'),
  friendsInbox: token<FriendsInbox>('friendsInbox'),
  /** Everybody who has been met. */
  acquaintances: token<Acquaintances>('acquaintances'),
  profile: token<ProfileFeature>('profile'),
  /** The session is over: nothing is sent any more, nobody is known. */
  forgetProfile: token<IO<void>>('forgetProfile'),
  security: token<SecurityFeature>('security'),
  /** The session is over: nothing is known any more. */
  forgetSecurity: token<IO<void>>('forgetSecurity'),
  /** The session is over: nothing of what its person reported is known any more. */
  forgetReport: token<IO<void>>('forgetReport'),
  safety: token<SafetyFeature>('safety'),
  push: token<PushFeature>('push'),
  /** What runs while somebody is signed in. */
  pushEffects: token<{ readonly everywhere: SessionEffect; readonly leading: SessionEffect }>('pushEffects'),
  pushOffer: token<PushOfferFeature>('pushOffer'),
  /** The session is over: nothing is offered any more. */
  forgetPushOffer: token<IO<void>>('forgetPushOffer'),
  install: token<InstallFeature>('install'),
  /** The session is over: nothing is given any more. */
  forgetInstall: token<IO<void>>('forgetInstall'),
  appUpdate: token<AppUpdateFeature>('appUpdate'),
  coins: token<CoinsFeature>('coins'),
  coinsModel: token<CoinsModel>('coinsModel'),
  checkout: token<CheckoutFeature>('checkout'),
  /** The session is over: nothing is bought any more. */
  forgetCheckout: token<IO<void>>('forgetCheckout'),
  offers: token<OffersFeature>('offers'),
  /** The session is over: nothing is offered any more. */
  forgetOffers: token<IO<void>>('forgetOffers'),
  orders: token<OrdersFeature>('orders'),
  shop: token<ShopFeature>('shop'),
  /** The session is over: nothing is chosen any more. */
  forgetShop: token<IO<void>>('forgetShop'),
  /** The session is over: nothing is sent any more, no order is known. */
  forgetOrders: token<IO<void>>('forgetOrders'),
  gifts: token<GiftsFeature>('gifts'),
  giftsInbox: token<GiftsInbox>('giftsInbox'),
  chat: token<ChatFeature>('chat'),
  chatInbox: token<ChatInbox>('chatInbox'),
  messageSearch: token<MessageSearchFeature>('messageSearch'),
  /** The session is over: nothing is searched any more, and the index is let go. */
  forgetSearch: token<IO<void>>('forgetSearch'),
  signalling: token<CallSignalling>('signalling'),
  calls: token<CallsFeature>('calls'),
  callsInbox: token<CallsInbox>('callsInbox'),
  matching: token<MatchingFeature>('matching'),
  matchingInbox: token<MatchingInbox>('matchingInbox'),
  cards: token<CardsFeature>('cards'),
  cardsInbox: token<CardsInbox>('cardsInbox'),
  hotVideos: token<HotVideosFeature>('hotVideos'),
  /** The session is over: nothing of the member's is known any more. */
  forgetHotVideos: token<IO<void>>('forgetHotVideos'),
  tasks: token<TasksFeature>('tasks'),
  /** The session is over: no task is known any more. */
  forgetTasks: token<IO<void>>('forgetTasks'),
  activity: token<ActivityFeature>('activity'),
  /** The session is over: nothing of the activity is known any more. */
  forgetActivity: token<IO<void>>('forgetActivity'),
  checkIn: token<CheckInFeature>('checkIn'),
  /** The session is over: nothing is waited for any more. */
  forgetCheckIn: token<IO<void>>('forgetCheckIn'),
  wall: token<WallFeature>('wall'),
  /** Somebody came or went: nothing of the wall is known any more. */
  forgetWall: token<IO<void>>('forgetWall'),
  notices: token<NoticesFeature>('notices'),
  /** Some time after login. */
  beginNotices: token<SessionEffect>('beginNotices'),
  redDots: token<RedDotsFeature>('redDots'),
  /** Some time after login. */
  beginRedDots: token<SessionEffect>('beginRedDots'),
} as const
