import { makeAccountAnswers } from './account/account.answers'
import { makeCaptcha } from './account/captcha'
import { pruneSignIns } from './account/prune-sign-ins'
import { makeUsageAnswers, pruneUsage } from './account/usage.answers'
import type { CallsDeps } from './calls/calls-deps'
import { makeCallsAnswers } from './calls/calls.answers'
import { makeRooms } from './calls/room-actions'
import { pruneActions, sweepCalls } from './calls/sweep-calls'
import type { Bus } from './bus/bus.port'
import { makeChatAnswers } from './chat/chat.answers'
import { pruneQuota } from './chat/quota'
import type { Clock } from './clock'
import { makeCoinsAnswers } from './coins/coins.answers'
import type { Ledger } from './coins/ledger.port'
import type { Config } from './config'
import type { FriendsDeps } from './friends/change-pair'
import { makeFriendsAnswers } from './friends/friends.answers'
import { expireRequests } from './friends/expire-requests'
import type { Answered } from './http/handler'
import { limitedAddress } from './http/origins'
import type { ServerKeys } from './http/server-keys'
import type { Inbox } from './inbox/inbox.port'
import type { Mailer } from './outbox/mailer.port'
import { makeProfileAnswers } from './profile/profile.answers'
import type { Random } from './random'
import type { Rooms } from './rtm/rooms.port'
import { makeGate } from './safety/gate'
import { makeSafetyAnswers } from './safety/safety.answers'
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
  readonly rooms: Rooms
  readonly chores: readonly Chore[]
}

const choresOf = (
  { clock, config: { settings }, store }: FeatureDeps,
  friends: FriendsDeps,
  calls: CallsDeps,
): readonly Chore[] => [
  { name: 'requests', everyMs: 60_000, run: () => expireRequests(store, friends, clock.now()) },
  { name: 'calls', everyMs: 1_000, run: () => sweepCalls(store, calls, clock.now()) },
  { name: 'sign-ins', everyMs: 600_000, run: () => pruneSignIns(store, settings, clock.now()) },
  {
    name: 'sessions',
    everyMs: 3_600_000,
    run: () => pruneSessions(store, settings.session.cookieMs, clock.now()),
  },
  { name: 'usage', everyMs: 3_600_000, run: () => pruneUsage(store, clock.now() - settings.usage.keepMs) },
  { name: 'message quota', everyMs: 3_600_000, run: () => pruneQuota(store, clock.now()) },
  { name: 'room actions', everyMs: 60_000, run: () => pruneActions(store, calls, clock.now()) },
]

/** Every feature of the gateway, put together: the one list that grows. */
export const makeFeatures = (deps: FeatureDeps): Features => {
  const { bus, clock, config, inbox, keys, ledger, mailer, random, sessions, store } = deps
  const { settings } = config
  const friends = {
    ledger,
    inbox,
    newId: random.uuid,
    addPrice: settings.friends.addPrice,
    callPrice: settings.calls.price,
  }
  const calls = { bus, inbox, ledger, random, settings: settings.calls, turn: config.turn }
  const own = {
    origin: config.address,
    sensitiveWords: config.sensitiveWords,
    identifierKey: keys.identifierKey,
    limitedAddress: (address: string) => limitedAddress(config, address),
  }
  const captcha = makeCaptcha(keys.captchaSecret, random, !config.captcha)
  return {
    answered: [
      ...makeSessionAnswers({
        sessions,
        realtimeKey: keys.realtimeKey,
        rtmTokenMs: settings.session.rtmTokenMs,
      }),
      ...makeAccountAnswers({ captcha, gate: makeGate(settings), ledger, mailer, random, sessions, settings, ...own }),
      ...makeUsageAnswers(),
      ...makeProfileAnswers({ ledger, callPrice: settings.calls.price }),
      ...makeFriendsAnswers(friends),
      ...makeChatAnswers({ inbox, sensitiveWords: config.sensitiveWords, ...settings.chat }),
      ...makeCallsAnswers(calls),
      ...makeCoinsAnswers(ledger),
      ...makeSafetyAnswers({ calls, sessions, settings }),
    ],
    rooms: makeRooms(store, clock, calls),
    chores: choresOf(deps, friends, calls),
  }
}
