import type { Agenda } from './agenda'
import type { Visitor } from './crowd'
import type { MatchGateway } from './gateway'
import type { Oracle } from './oracle'

export type What = 'enter' | 'giveUp' | 'join' | 'leave' | 'vanish' | 'hangUp'

/** Something that somebody is about to do; it is off when `turn` is no longer theirs. */
export interface Due {
  readonly what: What
  readonly id: number
  readonly turn: number
  readonly matchId: string
}

export interface Person {
  readonly visitor: Visitor
  /** Raised by all that changes their plans. */
  turn: number
  /** Which search this is; when it has begun, null while they do not search. */
  search: number
  since: number | null
  talks: number
  here: boolean
}

/** Everybody, and what is counted. */
export interface Scene {
  readonly agenda: Agenda<Due>
  readonly chance: () => number
  readonly gateway: MatchGateway
  readonly oracle: Oracle
  readonly people: ReadonlyMap<number, Person>
  readonly talking: Map<string, readonly [number, number]>
  readonly waits: number[]
  hits: number
  gaveUp: number
}

/** From now on they mean to do this, and nothing else. */
export const mean = ({ agenda }: Scene, person: Person, at: number, what: What, matchId = ''): void => {
  person.turn += 1
  agenda.add(at, { what, id: person.visitor.id, turn: person.turn, matchId })
}

/** The search is over. */
export const settle = (person: Person): void => {
  person.search += 1
  person.since = null
}

/** They are not seen again. */
export const goAway = (person: Person): void => {
  settle(person)
  person.turn += 1
  person.here = false
}
