/** What is to happen, in the order of time; what is due at the same moment, in the order in which it was put down. */
export interface Agenda<A> {
  readonly add: (at: number, what: A) => void
  readonly next: () => { readonly at: number; readonly what: A } | undefined
}

interface Entry<A> {
  readonly at: number
  readonly turn: number
  readonly what: A
}

const before = <A>(one: Entry<A>, other: Entry<A>): boolean =>
  one.at < other.at || (one.at === other.at && one.turn < other.turn)

/** A binary heap. */
export const makeAgenda = <A>(): Agenda<A> => {
  const heap: Entry<A>[] = []
  let turn = 0

  const swap = (one: number, other: number): void => {
    const [a, b] = [heap[one], heap[other]]
    if (a !== undefined && b !== undefined) [heap[one], heap[other]] = [b, a]
  }
  const isBefore = (one: number, other: number): boolean => {
    const [a, b] = [heap[one], heap[other]]
    return a !== undefined && b !== undefined && before(a, b)
  }
  const sink = (from: number): void => {
    const least = [2 * from + 1, 2 * from + 2].reduce((best, child) => (isBefore(child, best) ? child : best), from)
    if (least === from) return
    swap(least, from)
    sink(least)
  }

  return {
    add: (at, what) => {
      heap.push({ at, turn: (turn += 1), what })
      for (let here = heap.length - 1; here > 0;) {
        const above = (here - 1) >> 1
        if (!isBefore(here, above)) return
        swap(here, above)
        here = above
      }
    },
    next: () => {
      const first = heap[0]
      const end = heap.pop()
      if (first === undefined || end === undefined) return undefined
      if (heap.length > 0) {
        heap[0] = end
        sink(0)
      }
      return first
    },
  }
}
