import type { Clock } from '../kernel/clock.port'
import type { Journal } from '../kernel/journal.port'

interface Deps<Inbox> {
  readonly clock: Clock
  readonly journal: Journal
  readonly load: () => Promise<Inbox>
}

/** How long after a failed loading it is tried again while something waits. */
export const LOAD_AGAIN_MS = 2_000

/** Keeps what comes for a feature until it has been loaded, in its order; the first thing that comes loads it. */
export interface LatePost<Inbox> {
  readonly post: (deliver: (inbox: Inbox) => void) => void
  /** Forgets what waits. */
  readonly clear: () => void
}

export const makeLatePost = <Inbox>({ clock, journal, load }: Deps<Inbox>): LatePost<Inbox> => {
  let waiting: ((inbox: Inbox) => void)[] = []
  let loaded: Inbox | null = null
  let loading = false

  const drain = (inbox: Inbox): void => {
    loaded = inbox
    const all = waiting
    waiting = []
    all.forEach((deliver) => deliver(inbox))
  }
  const begin = (): void => {
    if (loading || waiting.length === 0) return
    loading = true
    load().then(
      (inbox) => {
        loading = false
        drain(inbox)
      },
      (cause: unknown) => {
        loading = false
        journal.defect('feature could not be loaded', cause)
        clock.after(LOAD_AGAIN_MS, begin)
      },
    )
  }
  return {
    post: (deliver) => {
      if (loaded !== null) return deliver(loaded)
      waiting = [...waiting, deliver]
      begin()
    },
    clear: () => {
      waiting = []
    },
  }
}
