import { suits, type Visitor } from './crowd'

/** A place in the queue as it ought to be. */
export interface Place {
  readonly since: number
  readonly renewed: number
}

const STALE_MS = 25_000
const REPEAT_MS = 10_000

/** What is known of the queue without asking the gateway, and what it must never do. */
export const makeOracle = (visitors: readonly Visitor[]) => {
  const byId = new Map(visitors.map((one) => [one.id, one]))
  const queue = new Map<number, Place>()
  const hits = new Map<string, ReadonlyMap<number, Place>>()
  const meetings = new Map<string, number>()
  const violations: string[] = []

  const pair = (one: number, other: number) => (one < other ? `${one}:${other}` : `${other}:${one}`)
  const blocks = (one: number, other: number) => byId.get(one)?.blocks.includes(other) === true
  const apart = (one: number, other: number) => blocks(one, other) || blocks(other, one)
  const pleasing = (one: number, other: number) => {
    const [a, b] = [byId.get(one), byId.get(other)]
    return a !== undefined && b !== undefined && suits(a, b)
  }
  const alive = ({ renewed }: Place, at: number) => renewed > at - STALE_MS
  const fitting = (one: number, other: number) => one !== other && !apart(one, other) && pleasing(one, other)
  const isFresh = (one: number, other: number) => fitting(one, other) && !meetings.has(pair(one, other))

  /** Who suits somebody, waits and was not met, the longest first. */
  const freshFor = (id: number, at: number): readonly number[] =>
    [...queue]
      .filter(([other, place]) => alive(place, at) && isFresh(id, other))
      .toSorted(([one, a], [other, b]) => a.since - b.since || one - other)
      .map(([other]) => other)

  const judgeRepeat = (one: number, other: number, places: readonly Place[], at: number): void => {
    if (places.some(({ since }) => since > at - REPEAT_MS)) violations.push(`${pair(one, other)} again too soon`)
    for (const id of [one, other])
      if (freshFor(id, at).length > 0) violations.push(`${pair(one, other)} again while others wait for ${id}`)
  }

  return {
    violations,
    /** Somebody enters or renews; answers whom they must meet now, if anybody. */
    enters: (id: number, at: number): number | undefined => {
      const place = queue.get(id)
      queue.set(id, { since: place !== undefined && alive(place, at) ? place.since : at, renewed: at })
      return freshFor(id, at)[0]
    },
    leaves: (id: number) => void queue.delete(id),
    /** A sign of life while a hit is open. */
    joins: (id: number, matchId: string, at: number): void => {
      const places = new Map(hits.get(matchId))
      const place = places.get(id)
      if (place !== undefined) hits.set(matchId, places.set(id, { ...place, renewed: at }))
    },
    /** Two were brought together: both waited, suit each other, and are kept apart by nothing. */
    hit: (matchId: string, one: number, other: number, at: number): void => {
      const [a, b] = [queue.get(one), queue.get(other)]
      if (a === undefined || b === undefined) return void violations.push(`${pair(one, other)}: one does not wait`)
      if (!alive(a, at) || !alive(b, at)) violations.push(`${pair(one, other)}: one is silent`)
      if (apart(one, other)) violations.push(`${pair(one, other)} are in a block`)
      if (!pleasing(one, other)) violations.push(`${pair(one, other)} do not suit each other`)
      queue.delete(one)
      queue.delete(other)
      hits.set(matchId, new Map([[one, a] as const, [other, b] as const]))
      if (meetings.has(pair(one, other))) judgeRepeat(one, other, [a, b], at)
      meetings.set(pair(one, other), at)
    },
    /** A hit has come to nothing for somebody. */
    gone: (matchId: string, id: number, waits: boolean): void => {
      const place = hits.get(matchId)?.get(id)
      if (waits && place !== undefined) queue.set(id, place)
    },
    /** Nobody waits beside somebody whom they could meet. */
    judgeQueue: (at: number): void => {
      for (const [id, place] of queue) {
        const other = alive(place, at) ? freshFor(id, at)[0] : undefined
        if (other !== undefined) violations.push(`${pair(id, other)} both wait at ${at}`)
      }
    },
  }
}

export type Oracle = ReturnType<typeof makeOracle>
