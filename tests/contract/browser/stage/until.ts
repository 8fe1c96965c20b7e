const LIMIT_MS = 30_000

/** Waits for something that the browser brings about by itself. */
export const until = (what: string, condition: () => boolean): Promise<void> =>
  new Promise((resolve, reject) => {
    const limit = performance.now() + LIMIT_MS
    const look = () => {
      if (condition()) return resolve()
      if (performance.now() > limit) return reject(new Error(`never: ${what}`))
      setTimeout(look, 10)
    }
    look()
  })
