const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms))

/** Waits until something is so; after `ms` it fails by the name of what was waited for. */
export const until = async (what: string, is: () => boolean | Promise<boolean>, ms = 20_000): Promise<void> => {
  const since = performance.now()
  while (!(await is())) {
    if (performance.now() - since > ms) throw new Error(`waited ${ms} ms in vain: ${what}`)
    await pause(10)
  }
}
