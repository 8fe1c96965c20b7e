import type { AccountDeps } from './account/account-deps'
import { makeAccountAnswers } from './account/account.answers'
import { makeCaptcha } from './account/captcha'
import { statedAge } from './account/stated-age'
import { makePasswords } from './account/password'
import { vendorTokens } from './rtm/agora-tokens'
import { makeUsageAnswers } from './account/usage.answers'
import type { AdminDeps } from './admin/admin-deps'
import type { CallsDeps } from './calls/calls-deps'
import { makeCallsAnswers } from './calls/calls.answers'
import { makeRooms } from './calls/room-actions'
import { makeChatAnswers } from './chat/chat.answers'
import { chatPictureRights } from './chat/chat-pictures'
import { makeCoinsAnswers } from './coins/coins.answers'
import { makeOffersAnswers } from './coins/offers/offers.answers'
import { makeMoneyOf } from './coins/packs'
import { catalogueOf, makeShop } from './coins/shop/shop'
import { makeShopAnswers } from './coins/shop/shop.answers'
import { type Buying, makeBuying } from './coins/orders/buying'
import { proofRights } from './coins/refunds/proofs'
import { refundChores } from './coins/refunds/refund-chores'
import { makeRefundsAnswers } from './coins/refunds/refunds.answers'
import { tellReturn } from './coins/refunds/tell-refund'
import type { FriendsDeps } from './friends/change-pair'
import { makeFriendsAnswers } from './friends/friends.answers'
import { makePresenceHints } from './friends/presence-hints'
import { makeGiftsAnswers } from './gifts/gifts.answers'
import { makeMatchingAnswers } from './matching/matching.answers'
import type { MatchingDeps } from './matching/matching-deps'
import type { Answered } from './http/handler'
import { limitedAddress } from './http/origins'
import { makeAfterLike } from './matching/after-like'
import { makeCardsAnswers } from './matching/cards.answers'
import { makeLikeAnswers } from './matching/like.answers'
import { makeRedDotsAnswer } from './matching/red-dots.answers'
import { makeSiteFunctionsAnswer } from './matching/site-functions.answers'
import { makeWallAnswers } from './matching/wall.answers'
import { makeHotVideosAnswers } from './matching/hot-videos.answers'
import { makePushes } from './push/pushes'
import { noPushes } from './push/pushes.port'
import { makePushAnswers } from './push/push.answers'
import { pushChoresOf } from './push/send-pushes'
import type { MediaRights } from './media/media-page'
import { makeReencode } from './media/reencode'
import { pictureAddressBelow } from './profile/people'
import { pictureRights } from './profile/picture-rights'
import { makeProfileAnswers } from './profile/profile.answers'
import type { Rooms } from './rtm/rooms.port'
import { makeDepartures } from './safety/departures'
import { makeGate } from './safety/gate'
import { makeSafetyAnswers } from './safety/safety.answers'
import { makeActivityAnswers } from './tasks/activity.answers'
import { makeCheckInAnswers } from './tasks/check-in.answers'
import { makeTasksAnswers } from './tasks/tasks.answers'
import type { Departures } from './session/departures.port'
import { makeSessionAnswers } from './session/session.answers'
import { hasLivingSubscription } from './push/subscriptions'
import { makeRewardsAnswers } from './tasks/rewards.answers'
import { type Chore, choresOf } from './chores'
import type { FeatureDeps } from './feature-deps'

export interface Features {
  readonly answered: readonly Answered[]
  readonly admin: AdminDeps
  /** Who may see which media. */
  readonly rights: MediaRights
  readonly rooms: Rooms
  readonly addWebhooks: Buying['addWebhooks']
  readonly chores: readonly Chore[]
}

/** What several features stand on besides the parts. */
const sharedOf = ({ bus, clock, config, payments, pushSender, store }: FeatureDeps) => ({
  clock,
  age: statedAge(config.mode),
  callPrice: config.settings.calls.price,
  pictureAt: pictureAddressBelow(config.basePath),
  presence: makePresenceHints({ bus, clock, store, quietMs: config.settings.friends.presenceQuietMs }),
  pushes: pushSender === null ? noPushes : makePushes(config.settings.push),
  sensitiveWords: config.sensitiveWords,
  shop: makeShop({ config, payments }),
})

type Shared = ReturnType<typeof sharedOf>

const accountDepsOf = (
  { bus, config, keys, ledger, mailer, random, sessions, sms }: FeatureDeps,
  shared: Shared,
  departures: Departures,
): AccountDeps => ({
  ...shared,
  departures,
  bus,
  captcha: makeCaptcha(keys.captchaSecret, random, !config.captcha),
  gate: makeGate(config.settings),
  ledger,
  mailer,
  random,
  sessions,
  settings: config.settings,
  origin: config.address,
  disposableDomains: config.disposableDomains,
  emailSignUp: config.mail.kind !== 'off',
  phoneRules: config.phoneRules,
  defaultCountry: config.defaultCountry,
  passwords: makePasswords(config.settings.signIn.hashesAtOnce),
  sms,
  identifierKey: keys.identifierKey,
  limitedAddress: (address) => limitedAddress(config, address),
})

const callsDepsOf = (
  { bus, config, inbox, ledger, random }: FeatureDeps,
  shared: Shared,
  tokens: CallsDeps['tokens'],
): CallsDeps => ({
  ...shared,
  afterLike: makeAfterLike(config.settings.cards),
  bus,
  inbox,
  ledger,
  moneyOf: makeMoneyOf(shared.shop),
  random,
  settings: config.settings.calls,
  tokens,
  turn: config.turn,
})

const matchingDepsOf = ({ config: { mode, settings } }: FeatureDeps, calls: CallsDeps): MatchingDeps => ({
  calls,
  settings: settings.matching,
  likePrice: settings.cards.likePrice,
  recordings: mode === 'local',
})

/** Finding people: matches, cards, likes, the wall and hot videos. */
const findingAnswers = (
  { config: { settings }, inbox, ledger, random }: FeatureDeps,
  shared: Shared,
  friends: FriendsDeps,
  matching: MatchingDeps,
): readonly Answered[] => {
  const cards = { ...shared, friends, inbox, ledger, random, settings: settings.cards }
  return [
    ...makeMatchingAnswers(matching),
    ...makeHotVideosAnswers({ ...shared, random }),
    ...makeCardsAnswers(cards),
    ...makeLikeAnswers(cards),
    makeSiteFunctionsAnswer(settings.playWays),
    makeRedDotsAnswer({ ...shared, settings }),
    ...makeWallAnswers({ ...shared, pointsPercent: settings.calls.pointsPercent }),
  ]
}

/** Coins: what they are sold for, orders, refunds, offers, movements and limits. */
const coinAnswers = (
  deps: FeatureDeps,
  shared: Shared,
  buying: Buying,
  refunds: Parameters<typeof makeRefundsAnswers>[0],
): readonly Answered[] => {
  const { config, ledger, random } = deps
  return [
    ...makeCoinsAnswers(ledger),
    ...makeShopAnswers(catalogueOf(deps), config.shop.blocked),
    ...buying.answered,
    ...makeRefundsAnswers(refunds),
    ...makeOffersAnswers({ newId: random.uuid, settings: config.settings.offers, shop: shared.shop }),
  ]
}

/** Coming back: tasks, check-in, activity, pushes, and what installing and pushes bring. */
const taskAnswers = (deps: FeatureDeps, shared: Shared, calls: CallsDeps): readonly Answered[] => {
  const { config, inbox, keys, ledger, pushSender: sender, random } = deps
  const { settings } = config
  const { declineKey, identifierKey } = keys
  const parts = { ...shared, identifierKey, inbox, ledger, settings }
  const checkIns = { ...parts, limitedAddress: (address: string) => limitedAddress(config, address) }
  return [
    ...makeTasksAnswers({ ...parts, settings: settings.tasks }),
    ...makeCheckInAnswers(checkIns),
    ...makeActivityAnswers(checkIns),
    ...makeRewardsAnswers({ ...parts, hasLivingSubscription, settings: settings.rewards }),
    ...makePushAnswers({ calls, declineKey, newId: random.uuid, sender, settings: settings.push }),
  ]
}

/** What goes out to payment and push services by itself. */
const outwardChores = (deps: FeatureDeps, { chores, orders }: Buying): readonly Chore[] => [
  ...chores,
  ...refundChores(deps, orders),
  ...pushChoresOf(deps),
]

/** Every feature of the gateway, put together: the one list that grows. */
export const makeFeatures = (deps: FeatureDeps): Features => {
  const { clock, config, evidence, inbox, keys, ledger, mailer, media, random, sessions, store } = deps
  const { settings } = config
  const shared = sharedOf(deps)
  const friends = { ...shared, ledger, inbox, newId: random.uuid, settings: settings.friends }
  const tokens = vendorTokens(config.callServices)
  const calls = callsDepsOf(deps, shared, tokens)
  const reencode = makeReencode(settings.pictures)
  const profile = { ...shared, inbox, ledger, media, random, reencode, settings }
  const matching = matchingDepsOf(deps, calls)
  const departures = makeDepartures({ matching, sessions })
  const safety = { calls, departures, evidence, friends, mailer, matching, media, reencode, sessions, settings }
  const buying = makeBuying(deps, shared.shop, [tellReturn({ ...shared, inbox, ledger })])
  const { applying, orders } = buying
  const { realtimeKey } = keys
  const { rtmTokenMs } = settings.session
  return {
    answered: [
      ...makeSessionAnswers({ departures, sessions, realtimeKey, rtmTokenMs, tokens }),
      ...makeAccountAnswers(accountDepsOf(deps, shared, departures)),
      ...makeUsageAnswers(),
      ...makeProfileAnswers(profile),
      ...makeFriendsAnswers({ ...friends, calls, matching }),
      ...findingAnswers(deps, shared, friends, matching),
      ...makeChatAnswers({ ...profile, translator: deps.translator }),
      ...makeCallsAnswers(calls),
      ...coinAnswers(deps, shared, buying, { ...profile, mailer, orders }),
      ...makeGiftsAnswers({ ...shared, inbox, ledger, newId: random.uuid, gifts: settings.gifts }),
      ...makeSafetyAnswers(safety),
      ...taskAnswers(deps, shared, calls),
    ],
    admin: { ...profile, applying, clock, mailer, orders, safety, store },
    rights: { ...pictureRights, ...chatPictureRights, ...proofRights },
    rooms: makeRooms(store, clock, calls),
    addWebhooks: buying.addWebhooks,
    chores: [...choresOf(deps, friends, calls, safety), ...outwardChores(deps, buying)],
  }
}
