/** Numbers from 0 to below 1 that the seed alone decides. */
export const makeChance = (seed: number): (() => number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    const mixed = Math.imul(state ^ (state >>> 15), state | 1)
    const more = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61))
    return ((more ^ (more >>> 14)) >>> 0) / 2 ** 32
  }
}

/** `count` different moments from 1 to `most`, in order. */
export const moments = (chance: () => number, count: number, most: number): readonly number[] => {
  const chosen = new Set<number>()
  while (chosen.size < Math.min(count, most)) chosen.add(1 + Math.floor(chance() * most))
  return [...chosen].toSorted((a, b) => a - b)
}
