import * as E from 'fp-ts/Either'
import type { Clock, Stop } from '../clock'
import type { Inbox, Seq } from '../inbox/inbox.port'
import type { Store } from '../store/store'

interface Deps {
  readonly store: Pick<Store, 'work'>
  readonly inbox: Pick<Inbox, 'moveCursor'>
  readonly clock: Pick<Clock, 'after'>
  /** The least time between two writes. */
  readonly everyMs: number
  readonly fail: (defect: unknown) => void
}

/** How far sessions have acknowledged, stored now and then: a client that comes again names its own cursor. */
export interface CursorKeeper {
  readonly note: (sessionId: string, seq: Seq) => void
  /** Stores what was noted, at the end of a socket. */
  readonly flush: () => void
}

/** Few enough that a unit is soon over. */
const IN_ONE_UNIT = 64

/** Keeps the cursors of all sockets: every write waits for the disk, so that many share one. */
export const cursorKeeper = ({ clock, everyMs, fail, inbox, store }: Deps): CursorKeeper => {
  const noted = new Map<string, Seq>()
  let stop: Stop | null = null

  const write = (cursors: readonly (readonly [sessionId: string, seq: Seq])[]): void => {
    const written = store.work<never, void>(async (work) => {
      for (const [sessionId, seq] of cursors) await inbox.moveCursor(work, sessionId, seq)
      return E.right(undefined)
    })
    written.catch(fail)
  }

  const flush = (): void => {
    stop?.()
    stop = null
    // One order for all, so that two units never wait for each other's sessions.
    const cursors = [...noted].toSorted(([a], [b]) => (a < b ? -1 : 1))
    noted.clear()
    for (let at = 0; at < cursors.length; at += IN_ONE_UNIT) write(cursors.slice(at, at + IN_ONE_UNIT))
  }

  return {
    note: (sessionId, seq) => {
      noted.set(sessionId, Math.max(noted.get(sessionId) ?? 0, seq))
      stop ??= clock.after(everyMs, flush)
    },
    flush,
  }
}
