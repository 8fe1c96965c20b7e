/** So much of a video must be in the window to count as seen. */
export const ENOUGH = 0.6

/** With less of it in the window a video is not there at all: one that only touches the edge counts as intersecting, too. */
export const TOUCHED = 0.01

/** A video that goes by is not played, in ms: to begin and end one costs more than the frames of a swipe have. */
const REST_MS = 150

export type SeenListeners = {
  /** The video at that place has come to stand in the window. */
  readonly look: (place: number) => void
  /** The one that was seen has left the window while all still move. */
  readonly passBy: () => void
  /** All have come to rest, and none stands in the window. */
  readonly lookAway: () => void
  /** The last one of which anything is in the window, also while they move. */
  readonly reach: (place: number) => void
}

/** A video of the feed; its place changes when others come or go before it. */
export type Card = { readonly dataset: { readonly place?: string } }

export type Share = { readonly card: Card; readonly share: number }

const placeOf = ({ dataset }: Card): number => Number(dataset.place)

/** Runs once, `REST_MS` after the last movement; a movement sets no timer, since there is one in every frame of a swipe. */
const whenAtRest = (run: () => void) => {
  let moved = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const check = (): void => {
    const rest = moved + REST_MS - performance.now()
    timer = rest > 0 ? setTimeout(check, rest) : undefined
    if (timer === undefined) run()
  }
  const move = (): void => {
    moved = performance.now()
  }
  return {
    move,
    wait: (): void => {
      move()
      timer ??= setTimeout(check, REST_MS)
    },
    stop: () => clearTimeout(timer),
  }
}

/** The videos of which anything is in the window, and how much. */
const makeShares = () => {
  const shares = new Map<Card, number>()
  return {
    has: (card: Card) => shares.has(card),
    /** Whether that is another share than before. */
    take: ({ card, share }: Share): boolean => {
      if (share < TOUCHED) return shares.delete(card)
      const before = shares.get(card)
      shares.set(card, share)
      return before !== share
    },
    places: () => [...shares.keys()].map(placeOf),
    /** The one that stands in the window. */
    standing: (): Card | null => {
      const [best] = [...shares].toSorted(([, one], [, other]) => other - one)
      return best !== undefined && best[1] >= ENOUGH ? best[0] : null
    },
  }
}

/** Follows the shares that the videos of a feed have in the window. */
export const makeSeenFollower = ({ look, lookAway, passBy, reach }: SeenListeners) => {
  const shares = makeShares()
  let begun = false
  let seen: { readonly card: Card; readonly place: number } | null = null
  const tell = (): void => {
    const card = shares.standing()
    seen = card && { card, place: placeOf(card) }
    if (seen === null) lookAway()
    else look(seen.place)
  }
  const { move, stop, wait } = whenAtRest(tell)
  return {
    /** Videos have come or gone. */
    renew: (): void => {
      if (seen !== null && placeOf(seen.card) !== seen.place) wait()
    },
    move,
    stop,
    change: (entries: readonly Share[]): void => {
      const moved = entries.filter(shares.take).length > 0
      if (begun && !moved) return
      const places = shares.places()
      if (places.length > 0) reach(Math.max(...places))
      if (seen !== null && !shares.has(seen.card)) {
        seen = null
        passBy()
      }
      if (begun) return wait()
      begun = true
      tell()
    },
  }
}
