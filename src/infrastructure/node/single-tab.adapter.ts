import type { Tabs } from '../../application/kernel/tabs.port'

/** A Core that is its own only tab: it always leads, tells nobody, and does one task of a name after the other. */
export const makeSingleTab = (): Tabs => {
  const turns = new Map<string, Promise<unknown>>()
  return {
    elect: (lead) => lead(),
    alone: (what, task) => () => {
      const turn = (turns.get(what) ?? Promise.resolve()).then(task)
      const settled = turn.catch(() => undefined)
      turns.set(what, settled)
      void settled.then(() => (turns.get(what) === settled ? turns.delete(what) : undefined))
      return turn
    },
    taken: (what) => async () => turns.has(what),
    tell: () => undefined,
    hear: () => () => undefined,
  }
}
