/** Runs what waited for the commit: a hook that fails is reported and changes no answer. */
export const runAfter = (hooks: readonly (() => void)[], report: (defect: unknown) => void): void => {
  for (const hook of hooks) {
    try {
      hook()
    } catch (defect) {
      report(defect)
    }
  }
}
