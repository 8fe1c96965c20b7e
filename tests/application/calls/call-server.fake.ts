import * as O from 'fp-ts/Option'
import type * as TE from 'fp-ts/TaskEither'
import type * as G from '../../../src/application/calls/call-gateway.port'
import type { CallSignalling } from '../../../src/application/calls/call-signalling.port'
import type { CallsInbox } from '../../../src/application/calls/calls-inbox'
import type { GatewayError } from '../../../src/application/kernel/gateway-error'
import type { MediaState } from '../../../src/domain/calls/media-report'
import type { RoomAction } from '../../../src/domain/calls/room-action'
import type { RoomNum, UserId } from '../../../src/domain/kernel/ids'
import type { Money } from '../../../src/domain/kernel/money'
import { roomNamed } from '../../domain/calls/samples'

type Body = RoomAction extends infer A ? (A extends RoomAction ? Omit<A, 'room' | 'at'> : never) : never

interface Room {
  readonly room: RoomNum
  readonly caller: UserId
  readonly callee: UserId
  state: 'created' | 'ringing' | 'answered' | 'ended'
  readonly started: Set<UserId>
}

export interface CallServerFake {
  readonly gatewayOf: (user: UserId) => G.CallGateway
  readonly block: (user: UserId, other: UserId) => TE.TaskEither<GatewayError, void>
  readonly signallingOf: (user: UserId) => CallSignalling
  /** Room actions and signals for this person go here, in every tab. */
  readonly attach: (user: UserId, inbox: () => readonly CallsInbox[]) => void
  /** What each person asked, in order: `launch`, `lease`, `lease lost`, `preCheck` … */
  readonly asked: (user: UserId) => readonly string[]
  readonly rooms: readonly Room[]
  /** The next call of this name by anybody fails so, once. */
  readonly fail: (what: string, error: GatewayError) => void
  readonly setOnline: (online: boolean) => void
  readonly tell: (room: RoomNum, to: UserId, body: Body) => void
  /** Two have joined a match, whose room has its name; it is theirs from now on. */
  readonly match: (caller: UserId, callee: UserId) => RoomNum
  lease: G.Lease
  /** What a dispute comes to. */
  decides: G.Receipt['dispute']
  preCheck: { readonly coins: number; readonly price: number; readonly money: O.Option<Money> }
  /** 1: the callers' clients invite by themselves. */
  serverCall: number
  /** What was talked in every room by now, in ms. */
  talkedMs: number
}

const unreachable: GatewayError = { _tag: 'Unreachable', timedOut: false }
export const refusal = (code: number, message = '', data: unknown = null): GatewayError => ({
  _tag: 'Refusal',
  code,
  message,
  data,
})

class CallServer {
  readonly rooms: Room[] = []
  readonly failures = new Map<string, GatewayError>()
  readonly log = new Map<UserId, string[]>()
  readonly inboxes = new Map<UserId, () => readonly CallsInbox[]>()
  readonly now: () => number
  online = true
  lease: G.Lease = { billedMinutes: 1, coins: 100, paused: false, pausedMs: 0 }
  preCheck = { coins: 120, price: 20, money: O.some<Money>({ amount: 0.5, currency: 'USD' }) }
  dispute: G.Receipt['dispute'] = 'none'
  decides: G.Receipt['dispute'] = 'open'
  serverCall = 0
  talkedMs = 0

  constructor(now: () => number) {
    this.now = now
  }

  asking<A>(user: UserId, what: string, answer: () => A): TE.TaskEither<GatewayError, A> {
    return async () => {
      this.log.set(user, [...(this.log.get(user) ?? []), what])
      if (!this.online) return { _tag: 'Left', left: unreachable }
      const failure = this.failures.get(what)
      this.failures.delete(what)
      return failure === undefined ? { _tag: 'Right', right: answer() } : { _tag: 'Left', left: failure }
    }
  }

  tell(room: RoomNum, to: UserId, body: Body): void {
    const action = { ...body, room, at: this.now() } as RoomAction
    this.reach(to, (inbox) => inbox.onRoom(action))
  }

  reach(to: UserId, told: (inbox: CallsInbox) => void): void {
    queueMicrotask(() => this.inboxes.get(to)?.().forEach(told))
  }

  find(room: RoomNum): Room | undefined {
    return this.rooms.find((one) => one.room === room && one.state !== 'ended')
  }

  end(room: Room, to: readonly (readonly [UserId, Body])[]): void {
    room.state = 'ended'
    to.forEach(([user, body]) => this.tell(room.room, user, body))
  }

  /** What the real gateway does, as far as both sides notice it. */
  notify(user: UserId, what: G.Notification, roomNum: RoomNum): void {
    const room = this.find(roomNum)
    if (room === undefined) return
    const { caller, callee } = room
    const peer = user === caller ? callee : caller
    const ringing = room.state === 'created' || room.state === 'ringing'
    switch (what) {
      case 'launch':
        room.state = 'ringing'
        if (this.serverCall === 1) return undefined
        return this.tell(roomNum, callee, {
          _tag: 'Invited',
          caller: { id: caller, name: 'Caller', headImg: '', demo: false },
          price: this.preCheck.price,
          token: 't',
          location: 102,
        })
      case 'timeout':
        return ringing || roomNum.startsWith('match')
          ? this.end(room, [
              [caller, { _tag: 'Unanswered' }],
              [callee, { _tag: 'Unanswered' }],
            ])
          : undefined
      case 'cancel':
        return ringing ? this.end(room, [[callee, { _tag: 'Withdrawn', by: 'caller' }]]) : undefined
      case 'refuse':
        return ringing ? this.end(room, [[caller, { _tag: 'Declined' }]]) : undefined
      case 'hangup':
      case 'notifyEndCall':
        return this.end(room, [
          [peer, { _tag: 'HungUp' }],
          [user, { _tag: 'Withdrawn', by: 'self' }],
        ])
      case 'notifyJoinCall':
        return user === callee ? this.tell(roomNum, caller, { _tag: 'Entered' }) : undefined
      case 'notifyStartCall':
        room.started.add(user)
    }
  }

  create(caller: UserId, callee: UserId) {
    const room = roomNamed(`room-${String(this.rooms.length + 1).padStart(4, '0')}`)
    this.rooms.push({ room, caller, callee, state: 'created', started: new Set() })
    return {
      room,
      price: this.preCheck.price,
      callType: 1,
      token: 't',
      serverCall: this.serverCall,
      polite: false,
      calleeRtmIds: ['rtm-9'],
      goddessLocation: 5,
      rtcAppId: 'app',
    }
  }

  match(caller: UserId, callee: UserId): RoomNum {
    const room = roomNamed(`match-${String(this.rooms.length + 1).padStart(4, '0')}`)
    this.rooms.push({ room, caller, callee, state: 'answered', started: new Set() })
    return room
  }

  show(user: UserId, matchId: string): void {
    const room = this.find(roomNamed(matchId))
    if (room !== undefined)
      this.tell(room.room, user === room.caller ? room.callee : room.caller, { _tag: 'PeerShown' })
  }

  /** A room that is over, or that was never there, cannot be entered again. */
  info(user: UserId, roomNum: RoomNum): G.RoomInfo {
    const room = this.find(roomNum)
    return {
      resumable: room?.state === 'answered',
      caller: room?.caller ?? user,
      callee: room?.callee ?? user,
      location: roomNum.startsWith('match') ? 101 : 102,
      price: this.preCheck.price,
      talkedMs: this.talkedMs,
    }
  }

  answer(user: UserId, roomNum: RoomNum) {
    const room = this.find(roomNum)
    if (room !== undefined) room.state = 'answered'
    this.tell(roomNum, user, { _tag: 'Withdrawn', by: 'self' })
    return { token: 't', polite: true }
  }
}

const leaseOf = ({ picture, sound }: MediaState): string =>
  picture.in === 'lost' || sound.in === 'lost' ? 'lease lost' : 'lease'

const gatewayOf = (server: CallServer, user: UserId): G.CallGateway => ({
  preCheck: () => server.asking(user, 'preCheck', () => server.preCheck),
  create: (callee) => server.asking(user, 'create', () => server.create(user, callee)),
  answer: (room) => async () =>
    server.find(room) === undefined && server.online
      ? { _tag: 'Left', left: refusal(100006) }
      : server.asking(user, 'answer', () => server.answer(user, room))(),
  notify: (what, room, kind) =>
    server.asking(user, kind === 'match' ? `match ${what}` : what, () => server.notify(user, what, room)),
  show: (matchId) => server.asking(user, `show ${matchId}`, () => server.show(user, matchId)),
  ice: () => server.asking(user, 'ice', () => ({ servers: [], policy: 'all' as const })),
  lease: (room, media) => async () =>
    server.find(room) === undefined && server.online
      ? { _tag: 'Left', left: refusal(100006) }
      : server.asking(user, leaseOf(media), () => server.lease)(),
  receipt: () =>
    server.asking(user, 'receipt', () => ({
      connectedMs: 20_000,
      pausedMs: 0,
      billedMinutes: 1,
      price: 20,
      coins: 20,
      returned: server.dispute === 'refunded' ? 20 : 0,
      points: 0,
      dispute: server.dispute,
      disputable: server.dispute === 'none',
    })),
  dispute: (_, reason) =>
    server.asking(user, `dispute ${reason}`, () => {
      server.dispute = server.decides
      return server.decides
    }),
  report: (_, durationMs, peer) => server.asking(user, `report ${durationMs} ${peer}`, () => undefined),
  ringStatus: (busy) => server.asking(user, busy ? 'busy' : 'free', () => undefined),
  info: (room) => server.asking(user, 'info', () => server.info(user, room)),
})

/** A gateway of calls in memory, with its room actions and signals. */
export const makeCallServerFake = (now: () => number): CallServerFake => {
  const server = new CallServer(now)
  return Object.assign(server, {
    block: (user: UserId, other: UserId) => server.asking(user, `block ${other}`, () => undefined),
    gatewayOf: (user: UserId) => gatewayOf(server, user),
    signallingOf: (user: UserId): CallSignalling => ({
      send: (room, to, signal) => async () => {
        server.reach(to, (inbox) => inbox.onSignal(room, user, signal))
        return { _tag: 'Right', right: undefined }
      },
    }),
    attach: (user: UserId, inbox: () => readonly CallsInbox[]) => void server.inboxes.set(user, inbox),
    asked: (user: UserId) => server.log.get(user) ?? [],
    fail: (what: string, error: GatewayError) => void server.failures.set(what, error),
    setOnline: (online: boolean) => void (server.online = online),
  })
}
