// @ts-check

/**
 * Runs something once when the parent of this process is gone: npm that was killed could not pass the signal on. The
 * scripts of package.json begin with `exec`, so that the parent is npm and not a shell, which passes nothing on either.
 * @param {() => void} run
 */
export const whenOrphaned = (run) => {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    run()
  }, 300)
  watch.unref()
}
