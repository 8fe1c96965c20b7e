/** Lets at most `atOnce` run at the same time; the others wait for their turn, in order. */
export const makeTurns = (atOnce: number): (<A>(run: () => Promise<A>) => Promise<A>) => {
  const waiting: (() => void)[] = []
  let running = 0
  const turn = (): Promise<void> => new Promise((resolve) => void waiting.push(resolve))
  return async (run) => {
    if (running >= atOnce) await turn()
    else running += 1
    try {
      return await run()
    } finally {
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
