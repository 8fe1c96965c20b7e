import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import type { Journal } from '../../../application/kernel/journal.port'
import type { InboxRow, RealtimeListener } from '../../../application/realtime/realtime.port'
import { presenceOf } from '../../../domain/friends/presence'
import { toUserId } from '../../../domain/kernel/ids'
import { sanitise } from '../../../domain/kernel/sanitise'
import {
  frame,
  friendOnlineBody,
  kickBody,
  presenceBody,
  welcomeBody,
  type Frame,
} from '../../gateway/contract/frame.codec'
import { peerSignalOf } from '../call-signal.codec'
import { meaningOf } from './inbox-row'
import { roomActionOf } from './room-action'

/** What the frames of a socket set off beside what the listener hears. */
export interface Incoming {
  readonly welcome: (snapshot: boolean) => void
  readonly row: (row: InboxRow) => void
  readonly settle: (id: string, reached: boolean) => void
  readonly beat: () => void
  readonly kicked: () => void
}

type Handle = (body: unknown, id: string | undefined) => boolean

const told = <A>(read: O.Option<A>, tell: (value: A) => void): boolean => {
  if (O.isNone(read)) return false
  tell(read.value)
  return true
}

const handlers = (listener: RealtimeListener, incoming: Incoming): Readonly<Record<string, Handle>> => ({
  welcome: (body) => told(O.fromEither(welcomeBody.decode(body)), ({ snapshot }) => incoming.welcome(snapshot)),
  beat: () => told(O.some(null), incoming.beat),
  ack: (_body, id) => told(O.fromNullable(id), (known) => incoming.settle(known, true)),
  refused: (_body, id) => told(O.fromNullable(id), (known) => incoming.settle(known, false)),
  room: (body) => told(roomActionOf(body), listener.onRoom),
  signal: (body) => told(peerSignalOf(body), ({ from, room, signal }) => listener.onSignal(room, from, signal)),
  presence: (body) =>
    told(
      pipe(
        O.Do,
        O.bind('read', () => O.fromEither(presenceBody.decode(body))),
        O.bind('user', ({ read }) => toUserId(read.userId)),
      ),
      ({ read, user }) => listener.onPresence(user, presenceOf(read.status)),
    ),
  friend_online: (body) =>
    told(
      pipe(
        O.Do,
        O.bind('friend', () => O.fromEither(friendOnlineBody.decode(body))),
        O.bind('id', ({ friend }) => toUserId(friend.userId)),
      ),
      ({ friend, id }) =>
        listener.onFriendOnline({ id, name: sanitise(friend.userName), headImg: friend.headImg, at: friend.at }),
    ),
  kick: (body) =>
    told(O.fromEither(kickBody.decode(body)), (kick) => {
      listener.onKick(kick)
      incoming.kicked()
    }),
})

const parsed = (text: unknown): E.Either<unknown, Frame> =>
  pipe(
    E.tryCatch(
      () => JSON.parse(String(text)) as unknown,
      (cause) => cause,
    ),
    E.flatMap((value): E.Either<unknown, Frame> => frame.decode(value)),
  )

/** A row that cannot be read still counts, as one of unknown kind: it must not hold up those behind it. */
const rowOf = (kind: string, seq: number, body: unknown, journal: Journal): InboxRow => {
  const meaning = meaningOf(kind, body)
  if (O.isNone(meaning)) journal.dropped('row of the inbox', kind)
  return O.isSome(meaning) ? ({ ...meaning.value, seq } as InboxRow) : { kind: 'unknown', seq }
}

/** Reads frames and tells what they mean; what cannot be read is noted and dropped. */
export const makeReader = (listener: RealtimeListener, incoming: Incoming, journal: Journal) => {
  const byKind = handlers(listener, incoming)
  return (text: unknown): void => {
    const read = parsed(text)
    if (E.isLeft(read)) return journal.dropped('frame of the socket', 'not a frame')
    const { body, id, kind, seq } = read.right
    if (seq !== undefined) return incoming.row(rowOf(kind, seq, body, journal))
    if (!(byKind[kind]?.(body, id) ?? true)) journal.dropped('frame of the socket', kind)
  }
}
