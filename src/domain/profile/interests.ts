import * as E from 'fp-ts/Either'
import { refused, type Refused } from '../kernel/refused'

/** @rule PROF-19 */
export const INTEREST_LIMIT = 5

/** Names of the interests; the number of each is its place, counted from 1. @rule PROF-26 */
export const interests = [
  'music',
  'dance',
  'yoga',
  'cricket',
  'party',
  'fashion',
  'shopping',
  'photography',
  'movies',
  'travel',
  'food',
  'coffee',
  'sports',
  'dog',
  'cat',
  'beauty',
  'camping',
  'reading',
  'cooking',
  'football',
  'pets',
] as const

export type Interest = (typeof interests)[number]

/** The interest of a number; undefined where there is none. */
export const interestOf = (id: number): Interest | undefined => interests[id - 1]

export const interestIds: readonly number[] = interests.map((_, at) => at + 1)

/** Known interests, each once, five at most; else refused. @rule PROF-19 PROF-26 */
export const checkInterests = (ids: readonly number[]): E.Either<Refused, readonly number[]> => {
  if (new Set(ids).size !== ids.length || ids.some((id) => interestOf(id) === undefined))
    return E.left(refused('PROF-26'))
  return ids.length > INTEREST_LIMIT ? E.left(refused('PROF-19')) : E.right(ids)
}
