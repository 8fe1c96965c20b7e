import { pruneSignIns } from './account/prune-sign-ins'
import { pruneUsage } from './account/usage.answers'
import type { CallsDeps } from './calls/calls-deps'
import { pruneLeases } from './calls/lease-record'
import { pruneActions, sweepCalls } from './calls/sweep-calls'
import { pruneQuota } from './chat/quota'
import type { Clock } from './clock'
import type { FriendsDeps } from './friends/change-pair'
import { expireRequests } from './friends/expire-requests'
import { pruneFriendDays } from './friends/hot-adds'
import { SILENCE_LOOK_MS, tellSilent } from './friends/tell-presence'
import { pruneMatchDays } from './matching/match-days'
import type { MatchingDeps } from './matching/matching-deps'
import { standInForPeople } from './matching/recorded-hit'
import { pruneMatches, sweepMatches } from './matching/sweep-matches'
import { pruneGoods } from './gifts/goods'
import { pruneCards } from './matching/cards.answers'
import { sweepMedia } from './media/sweep-media'
import { sweepEvidence } from './safety/evidence/sweep-evidence'
import { pruneSafety } from './safety/prune-safety'
import { purgeDue } from './safety/purge'
import { forgetReportPictures } from './safety/reports'
import type { SafetyDeps } from './safety/safety-deps'
import { pruneTaskClaims } from './tasks/claim'
import { pruneSessions } from './session/prune-sessions'
import type { Store } from './store/store'
import type { FeatureDeps } from './feature-deps'

/** Work that comes round by itself; it may run in several processes at once and must then be harmless. */
export interface Chore {
  readonly name: string
  readonly everyMs: number
  readonly run: () => Promise<unknown>
}

const matchingChores = (store: Store, clock: Clock, matching: MatchingDeps): readonly Chore[] => [
  { name: 'matches', everyMs: 1_000, run: () => sweepMatches(store, matching, clock.now()) },
  { name: 'recorded matches', everyMs: 1_000, run: () => standInForPeople(store, matching, clock.now()) },
  { name: 'match days', everyMs: 3_600_000, run: () => pruneMatchDays(store, clock.now()) },
  { name: 'old matches', everyMs: 3_600_000, run: () => pruneMatches(store, clock.now()) },
]

/** All chores of the gateway. */
export const choresOf = (
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
  {
    name: 'pictures of reports',
    everyMs: 3_600_000,
    run: () => forgetReportPictures(store, safety.media, clock.now() - settings.safety.reportKeepMs),
  },
  { name: 'leases', everyMs: 3_600_000, run: () => pruneLeases(store, calls, clock.now()) },
  { name: 'task claims', everyMs: 3_600_000, run: () => pruneTaskClaims(store, clock.now()) },
  { name: 'room actions', everyMs: 60_000, run: () => pruneActions(store, calls, clock.now()) },
]
