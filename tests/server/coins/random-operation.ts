import type { Either } from 'fp-ts/Either'
import type { Ledger } from '../../../server/coins/ledger.port'
import type { Work } from '../../../server/store/store'

const whats = [
  'grant',
  'purchase',
  'spend',
  'hold',
  'settle',
  'release',
  'refund',
  'refundHold',
  'reclaim',
  'earn',
] as const

/** What is done to somebody's coins; `of` is the number of an earlier operation that it ends or takes back. */
export interface Operation {
  readonly number: number
  readonly what: (typeof whats)[number]
  readonly userId: number
  readonly amount: number
  readonly of: number
}

/** How often each is done: as often as it stands here. */
const mixture = [...whats, 'grant', 'spend', 'spend', 'spend', 'hold', 'hold', 'settle', 'settle'] as const

const NEAR = 2_000
const LARGEST = 40

/** Mixes seed and number, so that each operation is the same however often it is asked for. */
const mixed = (seed: number, number: number, turn: number): number => {
  let state = Math.imul(seed ^ Math.imul(number + 1, 0x9e3779b1) ^ Math.imul(turn + 1, 0x85ebca6b), 0xc2b2ae35)
  state = Math.imul(state ^ (state >>> 15), state | 1)
  state ^= state + Math.imul(state ^ (state >>> 7), state | 61)
  return (state ^ (state >>> 14)) >>> 0
}

/** Operation `number` of a history; earlier ones of the same person are found close before it. */
export const operationAt = (seed: number, number: number, people: readonly number[]): Operation => {
  const roll = (turn: number, sides: number): number => mixed(seed, number, turn) % sides
  const back = people.length * (1 + roll(3, Math.ceil(NEAR / people.length)))
  return {
    number,
    what: mixture[roll(1, mixture.length)] ?? 'grant',
    userId: people[number % people.length] ?? 0,
    amount: 1 + roll(2, LARGEST),
    of: number - back,
  }
}

/** The key of an operation that moves coins by itself. */
export const keyOf = (number: number): string => `o${number}`

const suffixes: Readonly<Partial<Record<Operation['what'], string>>> = {
  settle: '#settled',
  release: '#released',
  refund: '#refunded',
  refundHold: '#refunded',
}

/** The key under which the ledger keeps what the operation did. */
export const keptUnder = ({ number, of, what }: Operation): string => {
  const suffix = suffixes[what]
  return suffix === undefined ? keyOf(number) : `${keyOf(of)}${suffix}`
}

/** Does it in a unit of work; Left changes nothing. */
export const perform = (
  ledger: Ledger,
  work: Work,
  { amount, number, of, userId, what }: Operation,
): Promise<Either<unknown, number>> => {
  const movement = { userId, amount, key: keyOf(number), kind: 'test' }
  switch (what) {
    case 'settle':
      return ledger.settleHold(work, keyOf(of))
    case 'release':
      return ledger.releaseHold(work, keyOf(of))
    case 'refund':
      return ledger.refund(work, keyOf(of), 'returned')
    case 'refundHold':
      return ledger.refundHold(work, keyOf(of), 'returned')
    case 'grant':
    case 'purchase':
    case 'spend':
    case 'hold':
    case 'reclaim':
    case 'earn':
      return ledger[what](work, movement)
  }
}
