import { afterLike } from '../../../src/domain/calls/locations'
import type { UserId } from '../../../src/domain/kernel/ids'
import type { Instant } from '../../../src/domain/kernel/time'
import { mayCallAfterLike } from '../../../src/domain/matching/mutual-like'
import { MEETINGS_A_DAY, type DeckPlace } from '../../../src/domain/matching/places'

interface Shown {
  readonly id: UserId
  readonly day: string
  passed: boolean
}

interface PairCall {
  readonly caller: UserId
  readonly callee: UserId
  readonly location: number
  readonly completedAt: Instant
  usedAt: Instant | null
}

/** Cards, likes and the calls that likes open, in a world. */
export interface CardsDesk {
  readonly perDay: Record<DeckPlace, number>
  /** By person and place. */
  readonly shown: Map<string, Shown[]>
  readonly likes: Set<string>
  /** Who has not said that they are an adult. */
  readonly unstated: Set<UserId>
  readonly calls: PairCall[]
}

export const makeCardsDesk = (): CardsDesk => ({
  perDay: { ...MEETINGS_A_DAY },
  shown: new Map(),
  likes: new Set(),
  unstated: new Set(),
  calls: [],
})

/** Who completed a pair may call from the place. */
export const opensCall = (
  desk: CardsDesk,
  { at, callee, caller, place }: { at: Instant; callee: UserId; caller: UserId; place: DeckPlace },
): void => void desk.calls.push({ caller, callee, location: afterLike[place].normal, completedAt: at, usedAt: null })

/** Uses such a call up; false: there is none, or no more. */
export const usesCall = (desk: CardsDesk, caller: UserId, callee: UserId, location: number, now: Instant): boolean => {
  const call = desk.calls.find((one) => one.caller === caller && one.callee === callee && one.location === location)
  if (call === undefined || !mayCallAfterLike(call, now)) return false
  call.usedAt = now
  return true
}
