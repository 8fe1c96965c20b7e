import type { AccountDeps } from './account/account-deps'
import { makeAccountAnswers } from './account/account.answers'
import { makeCaptcha } from './account/captcha'
import { statedAge } from './account/stated-age'
import { makePasswords } from './account/password'
import { pruneSignIns } from './account/prune-sign-ins'
import { vendorTokens } from './rtm/agora-tokens'
import { makeUsageAnswers, pruneUsage } from './account/usage.answers'
import type { AdminDeps } from './admin/admin-deps'
import type { CallsDeps } from './calls/calls-deps'
import { makeCallsAnswers } from './calls/calls.answers'
import { makeRooms } from './calls/room-actions'
import { pruneLeases } from './calls/lease-record'
import { pruneActions, sweepCalls } from './calls/sweep-calls'
import type { Bus } from './bus/bus.port'
import { makeChatAnswers } from './chat/chat.answers'
import { chatPictureRights } from './chat/chat-pictures'
import { pruneQuota } from './chat/quota'
import type { Translator } from './chat/translator.port'
import type { Clock } from './clock'
import { makeCoinsAnswers } from './coins/coins.answers'
import type { Ledger } from './coins/ledger.port'
import { packsOnOffer } from './coins/packs'
import type { Config } from './config'
import type { FriendsDeps } from './friends/change-pair'
import { makeFriendsAnswers } from './friends/friends.answers'
import { expireRequests } from './friends/expire-requests'
import { pruneFriendDays } from './friends/hot-adds'
import { makePresenceHints } from './friends/presence-hints'
import { SILENCE_LOOK_MS, tellSilent } from './friends/tell-presence'
import { makeGiftsAnswers } from './gifts/gifts.answers'
import { pruneMatchDays } from './matching/match-days'
import { makeMatchingAnswers } from './matching/matching.answers'
import type { MatchingDeps } from './matching/matching-deps'
import { standInForPeople } from './matching/recorded-hit'
import { pruneMatches, sweepMatches } from './matching/sweep-matches'
import { pruneGoods } from './gifts/goods'
import type { Answered } from './http/handler'
import { limitedAddress } from './http/origins'
import type { ServerKeys } from './http/server-keys'
import type { Inbox } from './inbox/inbox.port'
import { makeAfterLike } from './matching/after-like'
import { makeCardsAnswers, pruneCards } from './matching/cards.answers'
import { makeLikeAnswers } from './matching/like.answers'
import { makeSiteFunctionsAnswer } from './matching/site-functions.answers'
import { makeWallAnswers } from './matching/wall.answers'
import { makeHotVideosAnswers } from './matching/hot-videos.answers'
import type { MediaRights } from './media/media-page'
import type { MediaStore } from './media/media-store.port'
import { makeReencode } from './media/reencode'
import { sweepMedia } from './media/sweep-media'
import type { Mailer } from './outbox/mailer.port'
import type { Sms } from './outbox/sms.port'
import { pictureAddressBelow } from './profile/people'
import { pictureRights } from './profile/picture-rights'
import { makeProfileAnswers } from './profile/profile.answers'
import type { Random } from './random'
import type { Rooms } from './rtm/rooms.port'
import type { Evidence } from './safety/evidence/evidence'
import { sweepEvidence } from './safety/evidence/sweep-evidence'
import { makeGate } from './safety/gate'
import { pruneSafety } from './safety/prune-safety'
import { purgeDue } from './safety/purge'
import { makeSafetyAnswers } from './safety/safety.answers'
import type { SafetyDeps } from './safety/safety-deps'
import { pruneSessions } from './session/prune-sessions'
import { makeSessionAnswers } from './session/session.answers'
import type { Sessions } from './session/sessions'
import type { Store } from './store/store'

/** What features are made of. */
export interface FeatureDeps {
  readonly config: Config
  readonly clock: Clock
  readonly random: Random
  readonly store: Store
  readonly bus: Bus
  readonly inbox: Inbox
  readonly ledger: Ledger
  readonly sessions: Sessions
  readonly mailer: Mailer
  readonly media: MediaStore
  readonly evidence: Evidence
  readonly sms: Sms
  readonly translator: Translator
  readonly keys: ServerKeys
}

/** Work that comes round by itself; it may run in several processes at once and must then be harmless. */
export interface Chore {
  readonly name: string
  readonly everyMs: number
  readonly run: () => Promise<unknown>
}

export interface Features {
  readonly answered: readonly Answered[]
  readonly admin: AdminDeps
  /** Who may see which media. */
  readonly rights: MediaRights
  readonly rooms: Rooms
  readonly chores: readonly Chore[]
}

const matchingChores = (store: Store, clock: Clock, matching: MatchingDeps): readonly Chore[] => [
  { name: 'matches', everyMs: 1_000, run: () => sweepMatches(store, matching, clock.now()) },
  { name: 'recorded matches', everyMs: 1_000, run: () => standInForPeople(store, matching, clock.now()) },
  { name: 'match days', everyMs: 3_600_000, run: () => pruneMatchDays(store, clock.now()) },
  { name: 'old matches', everyMs: 3_600_000, run: () => pruneMatches(store, clock.now()) },
]

const choresOf = (
  { bus, clock, config: { settings }, evidence, media, store }: FeatureDeps,
  friends: FriendsDeps,
  calls: CallsDeps,
  safety: SafetyDeps,
): readonly Chore[] => [
  ...matchingChores(store, clock, safety.matching),
  { name: 'requests', everyMs: 60_000, run: () => expireRequests(store, friends, clock.now()) },
  { name: 'calls', everyMs: 1_000, run: () => sweepCalls(store, calls, clock.now()) },
  { name: 'cards', everyMs: 3_600_000, run: () => pruneCards(store, clock.now()) },
  { name: 'friend days', everyMs: 3_600_000, run: () => pruneFriendDays(store, clock.now()) },
  { name: 'silence', everyMs: SILENCE_LOOK_MS, run: () => tellSilent(store, bus, clock.now()) },
  { name: 'sign-ins', everyMs: 600_000, run: () => pruneSignIns(store, settings, clock.now()) },
  {
    name: 'sessions',
    everyMs: 3_600_000,
    run: () => pruneSessions(store, settings.session.cookieMs, clock.now()),
  },
  { name: 'usage', everyMs: 3_600_000, run: () => pruneUsage(store, clock.now() - settings.usage.keepMs) },
  { name: 'media', everyMs: 3_600_000, run: () => sweepMedia(store, media, settings.pictures, clock.now()) },
  { name: 'evidence', everyMs: 3_600_000, run: () => sweepEvidence(store, evidence, settings, clock.now()) },
  { name: 'message quota', everyMs: 3_600_000, run: () => pruneQuota(store, clock.now()) },
  { name: 'backpacks', everyMs: 3_600_000, run: () => pruneGoods(store, clock.now()) },
  { name: 'deletions', everyMs: 600_000, run: () => purgeDue(store, safety, clock.now()) },
  { name: 'appeals and log', everyMs: 3_600_000, run: () => pruneSafety(store, settings, clock.now()) },
  { name: 'leases', everyMs: 3_600_000, run: () => pruneLeases(store, calls, clock.now()) },
  { name: 'room actions', everyMs: 60_000, run: () => pruneActions(store, calls, clock.now()) },
]

/** What several features stand on besides the parts. */
const sharedOf = ({ bus, clock, config, store }: FeatureDeps) => ({
  clock,
  age: statedAge(config.mode),
  callPrice: config.settings.calls.price,
  pictureAt: pictureAddressBelow(config.basePath),
  presence: makePresenceHints({ bus, clock, store, quietMs: config.settings.friends.presenceQuietMs }),
  sensitiveWords: config.sensitiveWords,
})

type Shared = ReturnType<typeof sharedOf>

const accountDepsOf = (
  { bus, config, keys, ledger, mailer, random, sessions, sms }: FeatureDeps,
  shared: Shared,
): AccountDeps => ({
  ...shared,
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

/** Every feature of the gateway, put together: the one list that grows. */
export const makeFeatures = (deps: FeatureDeps): Features => {
  const { bus, clock, config, evidence, inbox, keys, ledger, media, random, sessions, store } = deps
  const { settings } = config
  const shared = sharedOf(deps)
  const friends = { ...shared, ledger, inbox, newId: random.uuid, settings: settings.friends }
  const packs = packsOnOffer(settings.packs)
  const tokens = vendorTokens(config.callServices)
  const afterLike = makeAfterLike(settings.cards)
  const calls = {
    ...shared,
    afterLike,
    bus,
    inbox,
    ledger,
    packs,
    random,
    settings: settings.calls,
    tokens,
    turn: config.turn,
  }
  const cards = { ...shared, friends, inbox, ledger, random, settings: settings.cards }
  const reencode = makeReencode(settings.pictures)
  const profile = { ...shared, inbox, ledger, media, random, reencode, settings }
  const matching = {
    calls,
    settings: settings.matching,
    likePrice: settings.cards.likePrice,
    recordings: config.mode === 'local',
  }
  const safety = { calls, evidence, friends, matching, media, reencode, sessions, settings }
  return {
    answered: [
      ...makeSessionAnswers({
        presence: shared.presence,
        sessions,
        realtimeKey: keys.realtimeKey,
        rtmTokenMs: settings.session.rtmTokenMs,
        tokens,
      }),
      ...makeAccountAnswers(accountDepsOf(deps, shared)),
      ...makeUsageAnswers(),
      ...makeProfileAnswers(profile),
      ...makeFriendsAnswers({ ...friends, calls, matching }),
      ...makeMatchingAnswers(matching),
      ...makeHotVideosAnswers({ ...shared, random }),
      ...makeChatAnswers({ ...profile, translator: deps.translator }),
      ...makeCallsAnswers(calls),
      ...makeCardsAnswers(cards),
      ...makeLikeAnswers(cards),
      makeSiteFunctionsAnswer(settings.playWays),
      ...makeWallAnswers({ ...shared, pointsPercent: settings.calls.pointsPercent }),
      ...makeCoinsAnswers(ledger),
      ...makeGiftsAnswers({ ...shared, inbox, ledger, newId: random.uuid, gifts: settings.gifts }),
      ...makeSafetyAnswers(safety),
    ],
    admin: { ...profile, clock, safety, store },
    rights: { ...pictureRights, ...chatPictureRights },
    rooms: makeRooms(store, clock, calls),
    chores: choresOf(deps, friends, calls, safety),
  }
}
