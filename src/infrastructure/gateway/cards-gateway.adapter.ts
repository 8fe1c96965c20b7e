import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as TE from 'fp-ts/TaskEither'
import type { CardsGateway, PlacesReply, Taken } from '../../application/matching/cards-gateway.port'
import type { Journal } from '../../application/kernel/journal.port'
import { ADULT_STATEMENT_VERSION } from '../../domain/account/adult-statement'
import { accountCalls } from './contract/account.calls'
import type { ReplyOf } from './contract/call'
import { matchingCalls } from './contract/matching.calls'
import type { Gateway } from './gateway'
import { discard } from './mapped'
import { toAcquaintance } from './person-mapping'

const isWhole = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0

/** Members that are whole numbers; another one is no location and no price. */
const wholes = <A extends object>(said: A | undefined): Partial<A> =>
  Object.fromEntries(Object.entries(said ?? {}).filter(([, value]) => isWhole(value))) as Partial<A>

const toPlaces = ({ card, likePrice, match, search }: ReplyOf<typeof matchingCalls.overallConf>): PlacesReply => ({
  places: { card: wholes(card), search: wholes(search), match: wholes(match) },
  ...(isWhole(likePrice) && { likePrice }),
})

const toTaken =
  (journal: Journal) =>
  ({ left, user }: ReplyOf<typeof matchingCalls.take>): Taken => {
    const person = user === undefined ? O.none : toAcquaintance(user)
    if (user !== undefined && O.isNone(person)) journal.dropped('card', user.id)
    return { person: O.toNullable(person), left: left ?? null }
  }

/** Cards and likes over the wire (rows 29, 30, 33 and 186). */
export const makeCardsGateway = ({ ask }: Gateway, journal: Journal): CardsGateway => ({
  places: pipe(ask(matchingCalls.overallConf, {}), TE.map(toPlaces)),
  take: (place, { held, passed }) =>
    pipe(ask(matchingCalls.take, { place, held: [...held], passed: [...passed] }), TE.map(toTaken(journal))),
  stateAge: pipe(ask(accountCalls.ageStatement, { version: ADULT_STATEMENT_VERSION }), TE.map(discard)),
  like: (userId, place, idempotencyKey) =>
    pipe(
      ask(matchingCalls.like, { userId, place }, { idempotencyKey }),
      TE.map(({ goldNum, mutual, recorded }) => ({ mutual, recorded: recorded === 1, coins: goldNum })),
    ),
})
