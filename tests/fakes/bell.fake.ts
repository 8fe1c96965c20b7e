import type { Bell } from '../../src/application/calls/bell.port'

export interface BellFake extends Bell {
  /** What rings now; null in silence. */
  readonly ringing: () => 'incoming' | 'outgoing' | null
  readonly chimes: readonly ('message' | 'hangup')[]
}

/** A bell that is read instead of heard; the last ring is the one heard. */
export const makeBellFake = (): BellFake => {
  const rings = new Map<symbol, 'incoming' | 'outgoing'>()
  const chimes: ('message' | 'hangup')[] = []
  return {
    chimes,
    ringing: () => [...rings.values()].at(-1) ?? null,
    ring: (kind) => {
      const id = Symbol(kind)
      rings.set(id, kind)
      return () => void rings.delete(id)
    },
    chime: (kind) => void chimes.push(kind),
  }
}
