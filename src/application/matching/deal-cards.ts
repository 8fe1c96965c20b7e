import { msToNextDay } from '../../domain/kernel/day'
import * as E from 'fp-ts/Either'
import type { Task } from 'fp-ts/Task'
import { wantsCard } from '../../domain/matching/deck'
import type { DeckPlace } from '../../domain/matching/places'
import type { GatewayError } from '../kernel/gateway-error'
import type { CardsDeps } from './cards.deps'
import type { DeckStop } from './cards.feature'

const LIMIT = 30011
const NOT_ENOUGH = 20001
const NO_STATEMENT = 10031

/** The gateway's milliseconds, or those to the next 00:00 UTC (@rule MTCH-37). */
const resetIn = (data: unknown, now: number): number => {
  const ms: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'resetMs') : undefined
  return typeof ms === 'number' && ms >= 0 ? ms : msToNextDay(now)
}

const stopOf = (error: GatewayError, now: number): DeckStop => {
  if (error._tag !== 'Refusal') return { _tag: 'Failed' }
  switch (error.code) {
    case LIMIT:
      return { _tag: 'LimitReached', until: now + resetIn(error.data, now) }
    case NOT_ENOUGH:
      return { _tag: 'NotEnoughCoins' }
    case NO_STATEMENT:
      return { _tag: 'AgeUnknown' }
    default:
      return { _tag: 'Failed' }
  }
}

/** Keeps a place supplied: one asking at a time, until the next card waits behind the one that is shown (@rule MTCH-28). */
export type DealCards = (place: DeckPlace) => Task<void>

export const makeDealCards = ({ clock, gateway, know, model }: CardsDeps): DealCards => {
  const takeOne = async (place: DeckPlace): Promise<boolean> => {
    const [deck, { epoch }] = [model.deck(place), model]
    const { cards, passed, skipped } = deck.deck
    const held = [...cards, ...(skipped === null ? [] : [skipped])].map(({ id }) => id)
    const told = passed.slice(0, 20)
    const taken = await gateway.take(place, { held, passed: told })()
    if (model.epoch !== epoch) return false
    if (E.isLeft(taken)) {
      deck.end(stopOf(taken.left, clock.now()), deck.left)
      return false
    }
    deck.apply({ _tag: 'Told', passed: told })
    const { left, person } = taken.right
    if (person !== null) know([person])
    const fits = person !== null && deck.apply({ _tag: 'Taken', card: person })
    deck.end(person === null ? { _tag: 'NobodyLeft' } : null, left)
    return fits
  }
  return (place) => async () => {
    const deck = model.deck(place)
    if (deck.loading) return
    while (wantsCard(deck.deck)) {
      deck.begin()
      if (!(await takeOne(place))) return
    }
  }
}
