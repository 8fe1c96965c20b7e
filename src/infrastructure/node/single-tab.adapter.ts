import type { IO } from 'fp-ts/IO'
import type { Tabs } from '../../application/kernel/tabs.port'

/** A Core that is its own only tab: it always leads, tells nobody, and does one task of a name after the other. */
export const makeSingleTab = (): Tabs => {
  const turns = new Map<string, Promise<unknown>>()
  const alone: Tabs['alone'] = (what, task) => () => {
    const turn = (turns.get(what) ?? Promise.resolve()).then(task)
    const settled = turn.catch(() => undefined)
    turns.set(what, settled)
    void settled.then(() => (turns.get(what) === settled ? turns.delete(what) : undefined))
    return turn
  }
  return {
    elect: (lead) => lead(),
    alone,
    claim: (what) => async () => {
      if (turns.has(what)) return null
      let release: IO<void> = () => undefined
      void alone(what, () => new Promise<void>((resolve) => (release = resolve)))()
      await Promise.resolve()
      return () => release()
    },
    taken: (what) => async () => turns.has(what),
    tell: () => undefined,
    hear: () => () => undefined,
  }
}
