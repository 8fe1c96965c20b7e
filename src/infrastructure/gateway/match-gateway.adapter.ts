import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { MatchError, MatchGateway } from '../../application/matching/match-gateway.port'
import type { GatewayError } from '../../application/kernel/gateway-error'
import { ADULT_STATEMENT_VERSION } from '../../domain/account/adult-statement'
import { locations } from '../../domain/calls/locations'
import { countryByCode } from '../../domain/kernel/reference/countries'
import { genderCode } from '../../domain/kernel/person'
import type { MatchWishes } from '../../domain/matching/match-wishes'
import { accountCalls } from './contract/account.calls'
import { matchingCalls, quotaReset } from './contract/matching.calls'
import type { Gateway } from './gateway'
import { discard } from './mapped'

const LIMIT = 30010

/** The quota of the day is no failure: it says when there is more (@rule MTCH-37). */
const matchError = (error: GatewayError): MatchError => {
  if (error._tag !== 'Refusal' || error.code !== LIMIT) return error
  const data = quotaReset.decode(error.data)
  return { _tag: 'LimitReached', resetMs: E.isRight(data) && data.right.resetMs >= 0 ? data.right.resetMs : null }
}

const answered = <A>(asked: TE.TaskEither<GatewayError, A>): TE.TaskEither<MatchError, A> =>
  pipe(asked, TE.mapLeft(matchError))

const done = (asked: TE.TaskEither<GatewayError, unknown>): TE.TaskEither<MatchError, void> =>
  pipe(answered(asked), TE.map(discard))

/** What is missing is 'any'. */
const wanted = ({ country, gender, language }: MatchWishes) => {
  const countryId = country === null ? undefined : countryByCode(country)?.id
  return {
    ...(gender === null ? {} : { wantGender: genderCode[gender] }),
    ...(countryId === undefined ? {} : { wantCountryId: countryId }),
    ...(language === null ? {} : { wantLanguage: language }),
  }
}

/** Matches over the wire (rows 26 to 28, 31, 32, 37, 180 and 186). */
export const makeMatchGateway = ({ ask }: Gateway): MatchGateway => ({
  terms: answered(ask(matchingCalls.playConf, {})),
  enter: (wishes) => done(ask(matchingCalls.matching, { callLocation: locations.match, ...wanted(wishes) })),
  exit: done(ask(matchingCalls.exitMatch, {})),
  join: (matchId, key) => done(ask(matchingCalls.join, { matchId }, { idempotencyKey: key })),
  leave: (matchId) => done(ask(matchingCalls.leave, { matchId })),
  like: (person, key) =>
    pipe(
      answered(ask(matchingCalls.liveCamLike, { userId: person, place: 'match' }, { idempotencyKey: key })),
      TE.map(({ mutual }) => ({ mutual })),
    ),
  stateAge: done(ask(accountCalls.ageStatement, { version: ADULT_STATEMENT_VERSION })),
  addFriend: (person, key) => done(ask(matchingCalls.addFriend, { friendUserId: person }, { idempotencyKey: key })),
})
