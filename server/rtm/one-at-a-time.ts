/** Calls of the answer run `round` until it says that nothing is left; a call meanwhile leads to one more round. */
export const oneAtATime = (round: () => Promise<boolean>, fail: (defect: unknown) => void): (() => void) => {
  let [running, again] = [false, false]

  const run = async (): Promise<void> => {
    running = true
    try {
      for (let more = true; more || again;) {
        again = false
        more = await round()
      }
    } catch (defect) {
      fail(defect)
    } finally {
      running = false
    }
  }

  return () => {
    again = true
    if (!running) void run()
  }
}
