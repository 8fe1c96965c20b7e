import type { IO } from 'fp-ts/IO'
import * as E from 'fp-ts/Either'
import { toRoomNum, toUserId, type RoomNum, type UserId } from '../../domain/kernel/ids'
import * as O from 'fp-ts/Option'
import { isCallSignal, type CallSignal } from '../../domain/calls/call-signal'
import { SECOND } from '../../domain/kernel/time'
import type { CallSignalling, PeerUnreachable } from '../calls/call-signalling.port'
import type { Clock } from '../kernel/clock.port'
import type { Ids } from '../kernel/ids.port'
import type { Tabs } from '../kernel/tabs.port'
import type { Realtime } from './realtime.port'

interface Deps {
  readonly clock: Clock
  readonly ids: Ids
  readonly realtime: Realtime
  readonly tabs: Tabs
  /** This tab holds the connection. */
  readonly leads: () => boolean
}

const OUT = 'signal-out'
const DONE = 'signal-done'
const LIMIT_MS = 10 * SECOND

const unreachable: E.Either<PeerUnreachable, void> = E.left({ _tag: 'PeerUnreachable' })

interface Errand {
  readonly id: string
  readonly room: RoomNum
  readonly to: UserId
  readonly signal: CallSignal
}

const isRecord = (body: unknown): body is Readonly<Record<string, unknown>> => typeof body === 'object' && body !== null

const readErrand = (body: unknown): O.Option<Errand> => {
  if (!isRecord(body) || typeof body.id !== 'string' || typeof body.room !== 'string') return O.none
  const room = toRoomNum(body.room)
  const to = typeof body.to === 'number' ? toUserId(body.to) : O.none
  if (O.isNone(room) || O.isNone(to) || !isCallSignal(body.signal)) return O.none
  return O.some({ id: body.id, room: room.value, to: to.value, signal: body.signal })
}

/** Sends signals over the one connection: this tab's own, or that of the tab that leads. Ends within 10 s. */
export const makeSignalling = ({ clock, ids, leads, realtime, tabs }: Deps): CallSignalling => ({
  send: (room, to, signal) => {
    if (leads()) return realtime.signal(room, to, signal)
    return () =>
      new Promise((resolve) => {
        const id = ids.uuid()
        const stops: IO<void>[] = []
        const end = (outcome: E.Either<PeerUnreachable, void>): void => {
          stops.forEach((stop) => stop())
          resolve(outcome)
        }
        stops.push(
          tabs.hear(DONE, (body) => {
            if (isRecord(body) && body.id === id) end(body.sent === true ? E.right(undefined) : unreachable)
          }),
          clock.after(LIMIT_MS, () => end(unreachable)),
        )
        tabs.tell(OUT, { id, room, to, signal })
      })
  },
})

/** The leading tab sends what the others ask it to send; until stopped. */
export const sendForOthers = ({ realtime, tabs }: Pick<Deps, 'realtime' | 'tabs'>): IO<void> =>
  tabs.hear(OUT, (body) => {
    const errand = readErrand(body)
    if (O.isNone(errand)) return
    const { id, room, signal, to } = errand.value
    void realtime
      .signal(room, to, signal)()
      .then((outcome) => tabs.tell(DONE, { id, sent: E.isRight(outcome) }))
  })
