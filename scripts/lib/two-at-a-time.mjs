// @ts-check

/**
 * Does `work` for each in order, two at a time: each on a core of its own.
 * @template T
 * @param {readonly T[]} all
 * @param {(one: T) => Promise<void>} work
 */
export const twoAtATime = async (all, work) => {
  const waiting = all.values()
  const worker = async () => {
    for (const one of waiting) await work(one)
  }
  await Promise.all([worker(), worker()])
}
