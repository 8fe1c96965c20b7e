import type { IO } from 'fp-ts/IO'
import * as E from 'fp-ts/Either'
import type { Clock } from '../../src/application/kernel/clock.port'
import type { RealtimeState } from '../../src/application/kernel/realtime-state'
import type { InboxRow, RealtimeEntry, RealtimeListener } from '../../src/application/realtime/realtime.port'
import type { RoomAction } from '../../src/domain/calls/room-action'

/** What the hub keeps of one person; rows are numbered from `oldest`. */
export interface Station {
  readonly rows: InboxRow[]
  oldest: number
  acknowledged: number
  readonly actions: RoomAction[]
  readonly lines: Set<Line>
  reachable: boolean
}

/** One connection of a person. */
export interface Line {
  readonly listener: RealtimeListener
  readonly open: () => boolean
  readonly pump: IO<void>
  readonly drop: IO<void>
  readonly stop: IO<void>
}

const RETRY_MS = 500
const LOST_MS = 60_000

/** Connects, delivers rows in order, comes again after every drop, until stopped. */
export const connectLine = (
  station: Station,
  clock: Clock,
  entry: RealtimeEntry,
  listener: RealtimeListener,
  replay: () => readonly RoomAction[],
): IO<void> => {
  let state: RealtimeState | null = null
  let cursor: number | null = null
  let round = 0
  let busy = false
  let stopLost: IO<void> = () => {}

  const say = (next: RealtimeState) => {
    if (state === next || state === 'closed') return
    if (next === 'open') stopLost()
    else if (state === 'open' || state === null) stopLost = clock.after(LOST_MS, () => say('lost'))
    state = next
    listener.onState(next)
  }
  const again = () => {
    if (state === 'closed') return
    cursor = null
    round += 1
    say(state === 'lost' ? 'lost' : 'connecting')
    clock.after(RETRY_MS, () => void enter(round))
  }
  const enter = async (mine: number): Promise<void> => {
    const stale = () => mine !== round || state === 'closed'
    if (stale()) return
    if (!station.reachable) return again()
    const token = await entry.token()
    const from = await entry.cursor()
    if (stale()) return
    if (E.isLeft(token) || E.isLeft(from) || !station.reachable) return again()
    if (from.right < station.oldest - 1) {
      const snapshot = await listener.onBehind()()
      if (stale()) return
      if (E.isLeft(snapshot)) return again()
      cursor = snapshot.right
    } else cursor = from.right
    say('open')
    replay().forEach(listener.onRoom)
    await pump()
  }
  const pump = async (): Promise<void> => {
    while (cursor !== null && !busy) {
      const mine = round
      const rows = station.rows.filter((row) => row.seq > (cursor ?? 0))
      const last = rows.at(-1)
      if (last === undefined) return
      busy = true
      const stored = await listener.onRows(rows)()
      busy = false
      if (mine !== round) continue
      if (E.isLeft(stored)) return again()
      cursor = last.seq
      station.acknowledged = Math.max(station.acknowledged, last.seq)
    }
  }
  const stop = () => {
    if (state === 'closed') return
    stopLost()
    round += 1
    cursor = null
    station.lines.delete(line)
    say('closed')
  }
  const line: Line = {
    listener,
    open: () => state === 'open',
    pump: () => void pump(),
    drop: () => (state === 'open' ? again() : undefined),
    stop,
  }
  station.lines.add(line)
  say('connecting')
  void enter(round)
  return stop
}
