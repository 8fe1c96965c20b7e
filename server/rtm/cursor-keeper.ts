import * as E from 'fp-ts/Either'
import type { Clock } from '../clock'
import type { Inbox } from '../inbox/inbox.port'
import type { Store } from '../store/store'

interface Deps {
  readonly store: Store
  readonly inbox: Inbox
  readonly clock: Clock
  /** The least time between two writes. */
  readonly everyMs: number
  readonly fail: (defect: unknown) => void
}

/** How far a session has acknowledged, stored now and then: a client that comes again names its own cursor. */
export interface CursorKeeper {
  readonly note: (seq: number) => void
  /** Stores what was noted last, at the end of a socket. */
  readonly flush: () => void
}

export const cursorKeeper = ({ clock, everyMs, fail, inbox, store }: Deps, sessionId: string): CursorKeeper => {
  let [noted, stored] = [0, 0]
  let stop: (() => void) | null = null

  const flush = (): void => {
    stop?.()
    stop = null
    if (noted <= stored) return
    stored = noted
    const write = store.work<never, void>(async (work) => E.right(await inbox.moveCursor(work, sessionId, noted)))
    write.catch(fail)
  }

  return {
    note: (seq) => {
      noted = Math.max(noted, seq)
      stop ??= clock.after(everyMs, flush)
    },
    flush,
  }
}
