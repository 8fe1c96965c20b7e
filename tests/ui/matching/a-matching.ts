import type { MatchingFeature, MatchingView } from '../../../src/application/matching/matching.feature'
import type { UserId } from '../../../src/domain/kernel/ids'
import { noMatch, type Match } from '../../../src/domain/matching/match'
import { termsOf } from '../../../src/domain/matching/match-terms'
import { noWishes } from '../../../src/domain/matching/match-wishes'

const later = async (): Promise<void> => undefined

export const terms = termsOf({ freeLeft: 0 }, false)

const found = {
  id: 9 as UserId,
  ident: '9',
  headImg: '',
  userName: 'Lina',
  gender: 'female',
  birthday: '1995-01-01',
  countryId: 276,
  relation: 'stranger',
  demo: false,
} as const

const hit = { matchId: 'm1', person: found, price: 20, recorded: false, until: 5_000 }

export const searching: Match = { _tag: 'Searching', terms, since: 0, round: 1, roundSince: 0 }
export const joined: Match = { _tag: 'Joined', terms, since: 0, round: 1, hit }

/** LiveCam matching made of plain values; nothing is searched. */
export const aMatching = (view: Partial<MatchingView> = {}, over: Partial<MatchingFeature> = {}): MatchingFeature => ({
  view: {
    match: noMatch,
    starting: false,
    problem: null,
    terms,
    listing: 'loaded',
    wishes: noWishes,
    roundLeftMs: 10_000,
    nextInMs: 0,
    unreached: false,
    today: 0,
    tip: false,
    like: 'none',
    mutual: false,
    add: 'none',
    ...view,
  },
  load: later,
  wish: () => undefined,
  start: later,
  stateAge: later,
  next: later,
  leave: () => undefined,
  leavePage: () => undefined,
  release: () => undefined,
  like: later,
  addFriend: later,
  hideTip: () => undefined,
  dismissProblem: () => undefined,
  ...over,
})
