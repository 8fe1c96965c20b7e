import type {
  Kick,
  InboxRow,
  OnlineFriend,
  Realtime,
  RealtimeEntry,
} from '../../../src/application/realtime/realtime.port'
import type { RealtimeState } from '../../../src/application/kernel/realtime-state'
import type { CallSignal } from '../../../src/domain/calls/call-signal'
import type { RoomAction } from '../../../src/domain/calls/room-action'
import type { RoomNum, UserId } from '../../../src/domain/kernel/ids'

/** A gateway's side of the connection, and time. */
export interface RealtimeWorld {
  readonly join: (user: UserId) => Realtime
  /** The nth row is a message-free mark that names `n`, so that order and doubles show. */
  readonly append: (user: UserId) => number
  readonly acknowledged: (user: UserId) => number
  readonly hangUp: (user: UserId, room: RoomNum) => void
  readonly presence: (user: UserId, about: UserId) => void
  readonly kick: (user: UserId, kick: Kick) => void
  readonly cut: (user: UserId) => void
  readonly heal: (user: UserId) => void
  readonly prune: (user: UserId) => void
  /** Lets time pass until this is so; fails when it never is. */
  readonly until: (what: string, condition: () => boolean) => Promise<void>
}

export const ME = 9 as UserId
export const ANA = 4 as UserId
export const ROOM = 'room-0001' as RoomNum
export const OFFER: CallSignal = { _tag: 'Description', type: 'offer', sdp: 'v=0', turn: 1, from: 'room', to: null }

/** What one person has heard, and the store that it goes to. */
export interface Heard {
  readonly states: RealtimeState[]
  readonly rows: InboxRow[]
  readonly actions: RoomAction[]
  readonly signals: (readonly [RoomNum, UserId, CallSignal])[]
  readonly presences: (readonly [UserId, string])[]
  readonly online: OnlineFriend[]
  readonly kicks: Kick[]
  behind: number
  cursor: number
  tokens: number
  /** While true nothing can be stored. */
  full: boolean
  /** The cursor that a snapshot brings. */
  snapshot: number
}

const right = <A>(value: A) => ({ _tag: 'Right', right: value }) as const
const left = { _tag: 'Left', left: 'full' } as const

export const listen = (user: UserId) => {
  const heard: Heard = {
    states: [],
    rows: [],
    actions: [],
    signals: [],
    presences: [],
    online: [],
    kicks: [],
    behind: 0,
    cursor: 0,
    tokens: 0,
    full: false,
    snapshot: 0,
  }
  const entry: RealtimeEntry = {
    user,
    token: async () => {
      heard.tokens += 1
      return right(`token ${heard.tokens}`)
    },
    cursor: async () => right(heard.cursor),
  }
  const listener = {
    onState: (state: RealtimeState) => void heard.states.push(state),
    onRows: (rows: readonly InboxRow[]) => async () => {
      if (heard.full) return left
      heard.rows.push(...rows)
      heard.cursor = rows.at(-1)?.seq ?? heard.cursor
      return right(undefined)
    },
    onBehind: () => async () => {
      heard.behind += 1
      heard.cursor = heard.snapshot
      return right(heard.snapshot)
    },
    onRoom: (action: RoomAction) => void heard.actions.push(action),
    onSignal: (room: RoomNum, from: UserId, signal: CallSignal) => void heard.signals.push([room, from, signal]),
    onPresence: (about: UserId, status: string) => void heard.presences.push([about, status]),
    onFriendOnline: (friend: OnlineFriend) => void heard.online.push(friend),
    onKick: (kick: Kick) => void heard.kicks.push(kick),
  }
  return { heard, entry, listener }
}

export const seqs = (heard: Heard): readonly number[] => heard.rows.map((row) => row.seq)
