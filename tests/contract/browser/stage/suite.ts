import type { Case } from '../../harness/check'

/** Runs a case of this title in a world of its own. */
export const suiteOf = <World>(
  cases: readonly Case<World>[],
  begin: () => Promise<{ readonly world: World; readonly end: () => Promise<void> }>,
) => ({
  run: async (title: string): Promise<void> => {
    const found = cases.find((one) => one.title === title)
    if (!found) throw new Error(`no case: ${title}`)
    const { end, world } = await begin()
    try {
      await found.run(world)
    } finally {
      await end()
    }
  },
})
