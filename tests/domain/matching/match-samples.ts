import * as E from 'fp-ts/Either'
import { noMatch, type Hit, type Match } from '../../../src/domain/matching/match'
import { dutiesOf, type MatchDuty } from '../../../src/domain/matching/match-duty'
import type { MatchEvent } from '../../../src/domain/matching/match-event'
import { stepMatch } from '../../../src/domain/matching/match-step'
import { termsOf } from '../../../src/domain/matching/match-terms'
import { matched, roomNamed } from '../calls/samples'

export const terms = termsOf({}, false)
export const room = roomNamed('match-room-1')
export const found = { ...matched, demo: false }

export const hitOf = (matchId: string, until = 5_000, recorded = false): Hit => ({
  matchId,
  person: found,
  price: 20,
  recorded,
  until,
})

export const started = (at = 0): MatchEvent => ({ _tag: 'Started', at, terms })
export const foundAt = (at: number, hit = hitOf('m1', at + 5_000)): MatchEvent => ({ _tag: 'Found', at, hit })
export const readyAt = (at: number, matchId = 'm1'): MatchEvent => ({
  _tag: 'Ready',
  at,
  matchId,
  room,
  role: 'caller',
  polite: false,
  price: 20,
})

/** What became of it, and what had to be done; refused events change nothing. */
export const run = (
  events: readonly MatchEvent[],
  from: Match = noMatch,
): { match: Match; duties: readonly MatchDuty[]; refused: number } =>
  events.reduce<{ match: Match; duties: readonly MatchDuty[]; refused: number }>(
    ({ duties, match, refused }, event) => {
      const next = stepMatch(match, event)
      return E.isLeft(next)
        ? { match, duties, refused: refused + 1 }
        : { match: next.right, duties: [...duties, ...dutiesOf(match, event, next.right)], refused }
    },
    { match: from, duties: [], refused: 0 },
  )

/** Names of duties, with the match that they are about. */
export const named = (duties: readonly MatchDuty[]): readonly string[] =>
  duties.map((duty) => ('matchId' in duty ? `${duty._tag} ${duty.matchId}` : duty._tag))
