/** So much of a video must be in the window to count as seen. */
export const ENOUGH = 0.6

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

export type Share = { readonly place: number; readonly share: number }

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

/** Follows the shares that the videos of a feed have in the window. */
export const makeSeenFollower = ({ look, lookAway, passBy, reach }: SeenListeners) => {
  const shares = new Map<number, number>()
  let begun = false
  let seen: number | null = null
  const tell = (): void => {
    const [best] = [...shares].toSorted(([, one], [, other]) => other - one)
    seen = best !== undefined && best[1] >= ENOUGH ? best[0] : null
    if (seen === null) lookAway()
    else look(seen)
  }
  const { move, stop, wait } = whenAtRest(tell)
  return {
    /** Other videos, or more of them, from now on. */
    renew: () => shares.clear(),
    move,
    stop,
    change: (entries: readonly Share[]): void => {
      for (const { place, share } of entries) shares.set(place, share)
      reach(Math.max(0, ...[...shares].flatMap(([place, share]) => (share > 0 ? [place] : []))))
      if (seen !== null && shares.get(seen) === 0) {
        seen = null
        passBy()
      }
      if (begun) return wait()
      begun = true
      tell()
    },
  }
}
