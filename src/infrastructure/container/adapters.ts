import type { IO } from 'fp-ts/IO'
import type { AgreementGateway } from '../../application/account/agreement-gateway.port'
import type { AccountGateway } from '../../application/account/account-gateway.port'
import type { Address } from '../../application/account/address.port'
import type { Captcha } from '../../application/account/captcha.port'
import type { FileSaver } from '../../application/account/file-saver.port'
import type { LocalData } from '../../application/account/local-data.port'
import type { PhoneNumbers } from '../../application/account/phone-numbers.port'
import type { RememberedWays } from '../../application/account/remembered-way.port'
import type { SecurityGateway } from '../../application/account/security-gateway.port'
import type { SessionStore } from '../../application/account/session-store.port'
import type { SignInGateway } from '../../application/account/sign-in-gateway.port'
import type { SocialDoor } from '../../application/account/social-door.port'
import type { Usage } from '../../application/account/usage.port'
import type { Bell } from '../../application/calls/bell.port'
import type { CallGateway } from '../../application/calls/call-gateway.port'
import type { Devices } from '../../application/calls/devices.port'
import type { FaceSight } from '../../application/calls/face-sight.port'
import type { MediaRoom } from '../../application/calls/media-room.port'
import type { PictureInPicture } from '../../application/calls/picture-in-picture.port'
import type { PreviewGateway } from '../../application/calls/preview-gateway.port'
import type { RecordedVideos } from '../../application/calls/recorded-videos.port'
import type { SystemNotices } from '../../application/calls/system-notices.port'
import type { SnapshotGateway } from '../../application/calls/snapshot-gateway.port'
import type { ChatGateway } from '../../application/chat/chat-gateway.port'
import type { ChatStores } from '../../application/chat/chat-store.port'
import type { Translator } from '../../application/chat/translator.port'
import type { MessageSearches } from '../../application/chat/message-search.port'
import type { FriendsGateway } from '../../application/friends/friends-gateway.port'
import type { KeptPeople } from '../../application/friends/kept-people.port'
import type { GiftsGateway } from '../../application/gifts/gifts-gateway.port'
import type { Clock } from '../../application/kernel/clock.port'
import type { Ids } from '../../application/kernel/ids.port'
import type { Journal } from '../../application/kernel/journal.port'
import type { KeyedStore, ListedStore } from '../../application/kernel/keyed-store.port'
import type { Page } from '../../application/kernel/page.port'
import type { Tabs } from '../../application/kernel/tabs.port'
import type { PicturePreparer } from '../../application/kernel/picture-preparer.port'
import type { Clips } from '../../application/matching/clips.port'
import type { CardsGateway } from '../../application/matching/cards-gateway.port'
import type { HotVideosGateway } from '../../application/matching/hot-videos-gateway.port'
import type { RedDotsGateway } from '../../application/matching/red-dots-gateway.port'
import type { WallGateway } from '../../application/matching/wall-gateway.port'
import type { MatchGateway } from '../../application/matching/match-gateway.port'
import type { ProfileGateway } from '../../application/profile/profile-gateway.port'
import type { AppealGateway } from '../../application/safety/appeal-gateway.port'
import type { ReportGateway } from '../../application/safety/report-gateway.port'
import type { ActivityGateway } from '../../application/tasks/activity-gateway.port'
import type { CheckInGateway } from '../../application/tasks/check-in-gateway.port'
import type { InstallPrompt } from '../../application/tasks/install-prompt.port'
import type { NoticePermission } from '../../application/tasks/notice-permission.port'
import type { PushGateway } from '../../application/tasks/push-gateway.port'
import type { PushMessaging } from '../../application/tasks/push-messaging.port'
import type { PushNotices } from '../../application/tasks/push-notices.port'
import type { RewardsGateway } from '../../application/tasks/rewards-gateway.port'
import type { Realtime } from '../../application/realtime/realtime.port'
import type { AppUpdates } from '../../application/tasks/app-update.port'
import type { TasksGateway } from '../../application/tasks/tasks-gateway.port'
import type { CheckoutAdapters, CoinsAdapters, OffersAdapters, OrdersAdapters, ShopAdapters } from './adapters-coins'

/** Loads adapters when they are first needed; it is asked again after a failure. */
export type Load<A> = () => Promise<A>

/** What the first screen needs. */
export interface FirstAdapters {
  readonly clock: Clock
  readonly ids: Ids
  readonly journal: Journal
  readonly page: Page
  readonly tabs: Tabs
  /** Local storage. */
  readonly local: ListedStore
  /** Session storage: of this tab alone. */
  readonly tabStore: KeyedStore
  /** Cookies that last 365 days. */
  readonly cookies: KeyedStore
  readonly sessionStore: SessionStore
  readonly localData: LocalData
  readonly usage: Usage
  readonly captcha: Captcha
  readonly accountGateway: AccountGateway
  readonly address: Address
  readonly ways: RememberedWays
  /** The page is embedded by another one (CALL-29). */
  readonly framed: boolean
}

export interface SignInAdapters {
  readonly gateway: SignInGateway
  readonly numbers: PhoneNumbers
  readonly door: SocialDoor
}

export interface FriendsAdapters {
  readonly gateway: FriendsGateway
  readonly kept: KeptPeople
}

export interface ProfileAdapters {
  readonly gateway: ProfileGateway
  readonly pictures: PicturePreparer
}

export interface SecurityAdapters {
  readonly gateway: SecurityGateway
  readonly numbers: PhoneNumbers
  readonly files: FileSaver
}

export interface PushAdapters {
  readonly gateway: PushGateway
  readonly messaging: PushMessaging
  readonly notices: PushNotices
  readonly permission: NoticePermission
}

export interface RewardsAdapters {
  readonly gateway: RewardsGateway
  readonly prompt: InstallPrompt
  /** Loads the page anew. */
  readonly reload: IO<void>
}

export interface SafetyAdapters {
  readonly gateway: AppealGateway
  readonly reports: ReportGateway
}

export interface GiftsAdapters {
  readonly gateway: GiftsGateway
  /** The language in which gifts are named. */
  readonly language: () => string
}

export interface ActivityAdapters {
  readonly gateway: ActivityGateway
}

export interface CheckInAdapters {
  readonly gateway: CheckInGateway
}

export interface HotVideosAdapters {
  readonly gateway: HotVideosGateway
  readonly clips: Clips
}

export interface WallAdapters {
  readonly gateway: WallGateway
}

export interface TasksAdapters {
  readonly gateway: TasksGateway
}

export interface NoticesAdapters {
  readonly gateway: AgreementGateway
}

export interface RedDotsAdapters {
  readonly gateway: RedDotsGateway
}

export interface ChatAdapters {
  readonly gateway: ChatGateway
  readonly stores: ChatStores
  readonly pictures: PicturePreparer
  readonly translator: Translator
  readonly search: MessageSearches
}

export interface MatchingAdapters {
  readonly gateway: MatchGateway
  /** Cookies that last a day (MTCH-33). */
  readonly tips: KeyedStore
}

export interface CallsAdapters {
  readonly snapshots: SnapshotGateway
  readonly faces: FaceSight
  /** 0 up to, but not including, 1. */
  readonly chance: () => number
  readonly gateway: CallGateway
  readonly bell: Bell
  readonly devices: Devices
  readonly media: MediaRoom
  readonly pictureInPicture: PictureInPicture
  /** Goes to the home page and loads it anew (CALL-27). */
  readonly startOver: IO<void>
  readonly previews: PreviewGateway
  readonly videos: RecordedVideos
  readonly notices: SystemNotices
}

export interface CardsAdapters {
  readonly gateway: CardsGateway
}

/** Everything that touches the world, as the composition of one platform chooses it. */
export interface CoreAdapters extends FirstAdapters {
  readonly signIn: Load<SignInAdapters>
  readonly friends: Load<FriendsAdapters>
  readonly profile: Load<ProfileAdapters>
  readonly security: Load<SecurityAdapters>
  readonly push: Load<PushAdapters>
  readonly rewards: Load<RewardsAdapters>
  readonly safety: Load<SafetyAdapters>
  readonly appUpdates: Load<AppUpdates>
  readonly coins: Load<CoinsAdapters>
  readonly checkout: Load<CheckoutAdapters>
  readonly offers: Load<OffersAdapters>
  readonly orders: Load<OrdersAdapters>
  readonly shop: Load<ShopAdapters>
  readonly gifts: Load<GiftsAdapters>
  readonly activity: Load<ActivityAdapters>
  readonly checkIn: Load<CheckInAdapters>
  readonly cards: Load<CardsAdapters>
  readonly hotVideos: Load<HotVideosAdapters>
  readonly chat: Load<ChatAdapters>
  readonly calls: Load<CallsAdapters>
  readonly matching: Load<MatchingAdapters>
  /** The sound of the bell; a call does not wait for it (CALL-46). */
  readonly bell: Load<Bell>
  readonly realtime: Load<Realtime>
  readonly wall: Load<WallAdapters>
  readonly notices: Load<NoticesAdapters>
  readonly redDots: Load<RedDotsAdapters>
  readonly tasks: Load<TasksAdapters>
}
