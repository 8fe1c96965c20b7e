import type { Usage } from '../../src/application/account/usage.port'

export interface UsageFake extends Usage {
  readonly events: readonly string[]
}

/** Keeps the names of the events. */
export const makeUsageFake = (): UsageFake => {
  const events: string[] = []
  return { events, event: (name) => void events.push(name) }
}
