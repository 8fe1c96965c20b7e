import * as O from 'fp-ts/Option'
import type { AgreementGateway } from '../../../src/application/account/agreement-gateway.port'
import type { AccountGateway } from '../../../src/application/account/account-gateway.port'
import type { RememberedWays } from '../../../src/application/account/remembered-way.port'
import type { SecurityGateway } from '../../../src/application/account/security-gateway.port'
import type { SignedIn, SignInGateway } from '../../../src/application/account/sign-in-gateway.port'
import type { CallGateway } from '../../../src/application/calls/call-gateway.port'
import type { PreviewGateway } from '../../../src/application/calls/preview-gateway.port'
import type { SnapshotGateway } from '../../../src/application/calls/snapshot-gateway.port'
import type { ChatGateway } from '../../../src/application/chat/chat-gateway.port'
import type { CheckoutGateway } from '../../../src/application/coins/checkout-gateway.port'
import type { CoinsGateway } from '../../../src/application/coins/coins-gateway.port'
import type { OffersGateway } from '../../../src/application/coins/offers-gateway.port'
import type { OrdersGateway } from '../../../src/application/coins/orders-gateway.port'
import type { ShopGateway } from '../../../src/application/coins/shop-gateway.port'
import type { FriendsGateway } from '../../../src/application/friends/friends-gateway.port'
import type { GiftsGateway } from '../../../src/application/gifts/gifts-gateway.port'
import type { CardsGateway } from '../../../src/application/matching/cards-gateway.port'
import type { HotVideosGateway } from '../../../src/application/matching/hot-videos-gateway.port'
import type { MatchGateway } from '../../../src/application/matching/match-gateway.port'
import type { RedDotsGateway } from '../../../src/application/matching/red-dots-gateway.port'
import type { WallGateway } from '../../../src/application/matching/wall-gateway.port'
import type { ActivityGateway } from '../../../src/application/tasks/activity-gateway.port'
import type { CheckInGateway } from '../../../src/application/tasks/check-in-gateway.port'
import type { ProfileGateway } from '../../../src/application/profile/profile-gateway.port'
import type { PushGateway } from '../../../src/application/tasks/push-gateway.port'
import type { RewardsGateway } from '../../../src/application/tasks/rewards-gateway.port'
import type { TasksGateway } from '../../../src/application/tasks/tasks-gateway.port'
import { ADULT_STATEMENT_VERSION } from '../../../src/domain/account/adult-statement'
import type { RoomAction } from '../../../src/domain/calls/room-action'
import type { LinkKind } from '../../../src/domain/account/link-step'
import type { PhoneNumber } from '../../../src/domain/account/phone-number'
import type { Provider } from '../../../src/domain/account/provider'
import { SECOND } from '../../../src/domain/kernel/time'
import type { MatchNews } from '../../../src/domain/matching/match-news'
import { toMessageUuid, type MessageUuid, type UserId } from '../../../src/domain/kernel/ids'
import type { VirtualClock } from '../../fakes/clock.fake'
import { unwrap } from './browser'

export interface Mailed {
  readonly code: string
  /** Token of the mail's link. */
  readonly link: string
}

/** Who somebody is at a provider. */
export interface Identity {
  readonly name: string
  readonly email: string
}

/** The ports of one browser. */
export interface Ports {
  readonly account: AccountGateway & SignInGateway
  readonly friends: FriendsGateway
  readonly calls: CallGateway
  readonly chat: ChatGateway
  readonly coins: CoinsGateway
  readonly checkout: CheckoutGateway
  readonly offers: OffersGateway
  readonly tasks: TasksGateway
  readonly pushes: PushGateway
  readonly rewards: RewardsGateway
  readonly shop: ShopGateway
  readonly orders: OrdersGateway
  readonly gifts: GiftsGateway
  readonly activity: ActivityGateway
  readonly checkIn: CheckInGateway
  readonly previews: PreviewGateway
  readonly snapshots: SnapshotGateway
  readonly profile: ProfileGateway
  readonly security: SecurityGateway
  readonly hotVideos: HotVideosGateway
  readonly wall: WallGateway
  readonly agreement: AgreementGateway
  readonly redDots: RedDotsGateway
  readonly cards: CardsGateway
  readonly matches: MatchGateway
  readonly ways: RememberedWays
  /** Signs in at a provider's page and comes back: the key that the return carries. */
  readonly comeFrom: (provider: Provider, who: Identity) => Promise<string>
  /** What the application does with a sign-in. */
  readonly keep: (signedIn: SignedIn) => Promise<void>
}

/** A gateway with as many browsers as a case needs. */
export interface Site {
  readonly clock: VirtualClock
  /** Where people reach the product. */
  readonly origin: string
  readonly browser: (name: string) => Promise<Ports>
  /** The newest mail to an address. */
  readonly mail: (to: string) => Promise<Mailed>
  /** The code of the newest message to a number. */
  readonly message: (number: PhoneNumber) => Promise<string>
  /** The newest code with which an address, or a number with its dial code after a plus, is linked. */
  readonly linkCode: (kind: LinkKind, value: string) => Promise<string>
  /** A one-use address that signs somebody in. */
  readonly certOf: (user: UserId) => Promise<string>
  /** From now on the account is to be deleted. */
  readonly deletes: (user: UserId) => Promise<void>
  /** The operator makes somebody a host, with these prices. */
  readonly makeHost: (user: UserId, price: number, friendPrice: number) => Promise<void>
  /** A host has a recording at that address from now on. */
  readonly records: (user: UserId, address: string) => Promise<void>
  /** Somebody ordered a pack of 480 coins so many ms ago and has paid; answers the order's id. */
  readonly sells: (user: UserId, ago?: number) => Promise<string>
  /** The code with which somebody asks money back. */
  readonly refundCode: (user: Somebody) => Promise<string>
  /** The operator puts gifts into somebody's backpack. */
  readonly packs: (user: UserId, gift: number, count: number) => Promise<void>
  /** There is a newer privacy policy than somebody has agreed to. */
  readonly forgetsAgreement: (user: UserId) => Promise<void>
  /** A device of somebody takes pushes. */
  readonly reaches: (user: UserId) => Promise<void>
  /** Somebody has never stated to be an adult. */
  readonly forgetsAge: (user: UserId) => Promise<void>
  /** Somebody can be rung from now on, until they are away for long. */
  readonly isThere: (somebody: Somebody) => Promise<void>
  /** What somebody has been told of rooms, in order. */
  readonly roomActions: (user: UserId) => Promise<readonly RoomAction[]>
  /** What somebody's inbox tells of matches, in order. */
  readonly matchNews: (user: UserId) => Promise<readonly MatchNews[]>
  /** The operator approves all pictures of somebody. */
  readonly approve: (user: UserId) => Promise<void>
  readonly close: () => Promise<void>
}

/** How offers follow each other, at every site: in seconds, since much is done in each that passes. */
export const RHYTHMS = {
  limited: { firstAfterMs: 0, lastsMs: 4 * SECOND, againMs: 6 * SECOND },
  flash: { firstAfterMs: 3 * SECOND, lastsMs: 2 * SECOND, againMs: 5 * SECOND },
} as const

/** Translations a day that cost nothing, at every site. */
export const FREE_TRANSLATIONS = 2

/** What rows of an inbox tell of matches. */
export const newsIn = (rows: readonly { readonly kind: string; readonly news?: MatchNews }[]): readonly MatchNews[] =>
  rows.flatMap(({ news }) => (news === undefined ? [] : [news]))

export const PASSWORD = 'Example_1'

export const newUuid = (): MessageUuid => {
  const uuid = toMessageUuid(crypto.randomUUID())
  if (O.isNone(uuid)) throw new Error('no uuid')
  return uuid.value
}

/** Somebody with an account and a session. */
export interface Somebody extends Ports {
  readonly id: UserId
  readonly email: string
  readonly name: string
}

/** Signs somebody up, from the address to the session. */
export const signUp = async (site: Site, name: string): Promise<Somebody> => {
  const email = `${name.toLowerCase()}@example.org`
  const ports = await site.browser(name)
  const { account } = ports
  const { flow } = unwrap(await account.standing(email)())
  unwrap(await account.sendCode('new', email, flow, '')())
  unwrap(await account.confirmCode((await site.mail(email)).code)())
  unwrap(await account.setPassword(email, PASSWORD, flow)())
  const person = { name, gender: 'female', birthday: '1990-01-31', statement: ADULT_STATEMENT_VERSION } as const
  const signedIn = unwrap(await account.register(email, person)())
  await ports.keep(signedIn)
  return { ...ports, id: signedIn.id, email, name }
}
