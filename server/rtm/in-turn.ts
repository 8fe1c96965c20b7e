/**
 * Runs pieces of work one after the other, in the order in which they came; one that fails is told, and the next one runs.
 * False: so many wait already, this one is not taken.
 */
export const inTurn = (most: number, fail: (defect: unknown) => void): ((work: () => Promise<void>) => boolean) => {
  let last = Promise.resolve()
  let waiting = 0
  return (work) => {
    if (waiting >= most) return false
    waiting += 1
    last = last
      .then(work)
      .catch(fail)
      .finally(() => (waiting -= 1))
    return true
  }
}
