import type { Clock } from '../../src/application/kernel/clock.port'
import type { InboxRow, Kick, OnlineFriend, Realtime } from '../../src/application/realtime/realtime.port'
import type { RoomAction } from '../../src/domain/calls/room-action'
import type { PresenceStatus } from '../../src/domain/friends/presence'
import type { UserId } from '../../src/domain/kernel/ids'
import { connectLine, type Line, type Station } from './realtime.line'

/** A row before the inbox has numbered it. */
export type RowBody = InboxRow extends infer Row ? (Row extends unknown ? Omit<Row, 'seq'> : never) : never

/** The sockets of a gateway, in memory: several Cores exchange rows, room actions and signals over it. */
export interface RealtimeHub {
  /** A connection for one Core of this person. */
  readonly client: (user: UserId) => Realtime
  /** Adds a row to a person's inbox and delivers it as soon as it can; answers its number. */
  readonly append: (user: UserId, row: RowBody) => number
  /** All rows of a person's inbox. */
  readonly rows: (user: UserId) => readonly InboxRow[]
  /** The last row that the person has acknowledged. */
  readonly acknowledged: (user: UserId) => number
  readonly room: (user: UserId, action: RoomAction) => void
  readonly presence: (user: UserId, about: UserId, status: PresenceStatus) => void
  readonly friendOnline: (user: UserId, friend: OnlineFriend) => void
  readonly kick: (user: UserId, kick: Kick) => void
  readonly connected: (user: UserId) => boolean
  /** Cuts all connections of a person until healed. */
  readonly cut: (user: UserId) => void
  readonly heal: (user: UserId) => void
  /** Forgets the rows so far: who has a smaller cursor must take the snapshot. */
  readonly prune: (user: UserId) => void
}

/** @rule CALL-57: room actions are replayed to a session that comes back within 30 s. */
const REPLAY_MS = 30_000
const SIGNAL_LIMIT_MS = 10_000

const makeStation = (): Station => ({
  rows: [],
  oldest: 1,
  acknowledged: 0,
  actions: [],
  lines: new Set(),
  reachable: true,
})

/** A hub without people; `clock` times the reconnecting. */
export const makeRealtimeHub = (clock: Clock): RealtimeHub => {
  const stations = new Map<UserId, Station>()
  const at = (user: UserId): Station => {
    const station = stations.get(user) ?? makeStation()
    stations.set(user, station)
    return station
  }
  const open = (user: UserId): readonly Line[] => [...at(user).lines].filter((line) => line.open())
  const recent = (user: UserId) => at(user).actions.filter((action) => clock.now() - action.at <= REPLAY_MS)

  const client = (user: UserId): Realtime => ({
    connect: (entry, listener) => connectLine(at(user), clock, entry, listener, () => recent(user)),
    signal: (room, to, signal) => () =>
      new Promise((resolve) => {
        const fail = () => resolve({ _tag: 'Left', left: { _tag: 'PeerUnreachable' } })
        if (open(user).length === 0) return void clock.after(SIGNAL_LIMIT_MS, fail)
        queueMicrotask(() => {
          const lines = open(to)
          if (lines.length === 0) return fail()
          const copy = structuredClone(signal)
          lines.forEach((line) => line.listener.onSignal(room, user, copy))
          resolve({ _tag: 'Right', right: undefined })
        })
      }),
  })

  return {
    client,
    append: (user, row) => {
      const station = at(user)
      const seq = station.oldest + station.rows.length
      station.rows.push({ ...row, seq } as InboxRow)
      station.lines.forEach((line) => line.pump())
      return seq
    },
    rows: (user) => at(user).rows,
    acknowledged: (user) => at(user).acknowledged,
    room: (user, action) => {
      at(user).actions.push(action)
      open(user).forEach((line) => line.listener.onRoom(action))
    },
    presence: (user, about, status) => open(user).forEach((line) => line.listener.onPresence(about, status)),
    friendOnline: (user, friend) => open(user).forEach((line) => line.listener.onFriendOnline(friend)),
    kick: (user, kick) =>
      open(user).forEach((line) => {
        line.listener.onKick(kick)
        line.stop()
      }),
    connected: (user) => open(user).length > 0,
    cut: (user) => {
      at(user).reachable = false
      at(user).lines.forEach((line) => line.drop())
    },
    heal: (user) => {
      at(user).reachable = true
    },
    prune: (user) => {
      const station = at(user)
      station.oldest += station.rows.length
      station.rows.length = 0
    },
  }
}
