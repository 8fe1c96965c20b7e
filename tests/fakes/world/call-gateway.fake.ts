import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import type { CallGateway, Notification, Receipt } from '../../../src/application/calls/call-gateway.port'
import type { GatewayError } from '../../../src/application/kernel/gateway-error'
import { hangupReasons, type CallRecord } from '../../../src/domain/calls/call-record'
import { isAfterLike } from '../../../src/domain/calls/locations'
import type { RoomAction } from '../../../src/domain/calls/room-action'
import { relationFor } from '../../../src/domain/friends/pair'
import { toRoomNum, type RoomNum, type UserId } from '../../../src/domain/kernel/ids'
import { MINUTE, SECOND } from '../../../src/domain/kernel/time'
import { usesCall } from './cards-desk'
import { postRecord } from './posting'
import { answeringSigned, refusal, type Answer, type Rig } from './seat'
import { must, type World } from './world'
import type { Room } from './world-parts'

/** Coins a minute. */
export const PRICE = 60

const notAllowed: GatewayError = { _tag: 'HttpFailed', status: 403, retryAfter: 0 }

const NOT_ENOUGH = 100004
const FRIENDS_FIRST = 100003
const OFFLINE = 100006
const BUSY = 100005

/** A room action before the room and the instant are known. */
type Said = RoomAction extends infer Action ? (Action extends unknown ? Omit<Action, 'room' | 'at'> : never) : never

const say = (world: World, to: UserId, room: RoomNum, action: Said): void =>
  world.hub.room(to, { ...action, room, at: world.clock.now() } as RoomAction)

const isOpen = (room: Room): boolean => room.endedAt === null

const busy = (world: World, user: UserId): boolean =>
  [...world.rooms.values()].some((room) => isOpen(room) && (room.caller === user || room.callee === user))

/** Each started minute counts whole; when the next one cannot be paid the caller is warned and the talk ends with the minute. */
const bill = (world: World, id: RoomNum, room: Room): void => {
  const paid = (): boolean => world.move(room.caller, -PRICE, 'call', room.callee)
  if (!paid()) return close(world, id, room, null)
  room.minutes += 1
  room.stopMeter = world.clock.every(MINUTE, () => {
    if (paid()) {
      room.minutes += 1
      return
    }
    close(world, id, room, null)
  })
}

const close = (world: World, id: RoomNum, room: Room, by: UserId | null): void => {
  if (!isOpen(room)) return
  room.endedAt = world.clock.now()
  room.stopMeter()
  ;[room.caller, room.callee].filter((user) => user !== by).forEach((user) => say(world, user, id, { _tag: 'HungUp' }))
  if (room.startedAt !== null) postRecord(world, room.caller, room.callee, JSON.stringify(recordOf(id, room, by)))
}

const recordOf = (id: RoomNum, room: Room, by: UserId | null): CallRecord => ({
  roomNum: id,
  callerUserId: room.caller,
  calleeUserId: room.callee,
  videoTime: Math.floor(((room.endedAt ?? 0) - (room.startedAt ?? 0)) / SECOND),
  hangupReason: hangupReasons.hungUp,
  hangupUserId: by ?? 0,
  accept: true,
  addType: 0,
  callLocation: 102,
})

/** Friends and open hosts may be called; who likes whom back, once. */
const reaches = (world: World, user: UserId, callee: UserId, location: number): boolean => {
  if (isAfterLike(location)) return usesCall(world.cards, user, callee, location, world.clock.now())
  const host = world.accounts.get(callee)?.host ?? null
  return relationFor(world.pair(user, callee), user) === 'friend' || (host !== null && !host.friendsOnly)
}

const create = (world: World, user: UserId, callee: UserId, location: number): Answer<{ id: RoomNum; room: Room }> => {
  if (!reaches(world, user, callee, location)) return E.left(refusal(FRIENDS_FIRST))
  if (!world.hub.connected(callee)) return E.left(refusal(OFFLINE))
  if (busy(world, callee) || busy(world, user)) return E.left(refusal(BUSY))
  if (must(world.accounts.get(user)).me.coins < PRICE) return E.left(refusal(NOT_ENOUGH))
  const id = must(O.toNullable(toRoomNum(`room-${String(world.rooms.size + 1).padStart(4, '0')}`)))
  const room: Room = {
    caller: user,
    callee,
    location,
    started: new Set(),
    startedAt: null,
    endedAt: null,
    minutes: 0,
    stopMeter: () => {},
  }
  world.rooms.set(id, room)
  return E.right({ id, room })
}

const endings: Readonly<Partial<Record<Notification, Said>>> = {
  cancel: { _tag: 'Withdrawn', by: 'caller' },
  refuse: { _tag: 'Declined' },
  timeout: { _tag: 'Unanswered' },
}

const started = (world: World, id: RoomNum, room: Room, user: UserId): void => {
  room.started.add(user)
  if (room.started.size < 2 || room.startedAt !== null) return
  room.startedAt = world.clock.now()
  if (room.match !== true) bill(world, id, room)
}

const notified = (world: World, id: RoomNum, room: Room, user: UserId, what: Notification): void => {
  const other = user === room.caller ? room.callee : room.caller
  const ending = endings[what]
  if (ending !== undefined && isOpen(room)) {
    room.endedAt = world.clock.now()
    return say(world, other, id, ending)
  }
  if (what === 'hangup') return close(world, id, room, user)
  if (what === 'notifyStartCall') return started(world, id, room, user)
  if (what !== 'launch') return
  const { name, headImg, demo } = must(world.accounts.get(user)).me
  say(world, other, id, {
    _tag: 'Invited',
    caller: { id: user, name, headImg, demo },
    price: PRICE,
    token: 't',
    location: room.location ?? 102,
  })
}

const receiptOf = (room: Room, user: UserId, now: number): Receipt => ({
  connectedMs: room.startedAt === null ? 0 : (room.endedAt ?? now) - room.startedAt,
  pausedMs: 0,
  billedMinutes: room.minutes,
  price: PRICE,
  coins: room.minutes * PRICE,
  returned: 0,
  points: 0,
  dispute: room.dispute ?? 'none',
  disputable: user === room.caller && room.dispute === undefined && room.minutes > 0,
})

type Role = 'caller' | 'callee'

/** The calls of one browser. */
export const makeCallGatewayFake = (world: World, seat: Rig): CallGateway => {
  const asked = answeringSigned(seat, world.userOf)
  const coins = (user: UserId) => must(world.accounts.get(user)).me.coins
  const inRoom =
    <A>(id: RoomNum, run: (room: Room, user: UserId) => A, roles: readonly Role[] = ['caller', 'callee']) =>
    (user: UserId): Answer<A> => {
      const room = world.rooms.get(id)
      return room !== undefined && roles.some((role) => room[role] === user)
        ? E.right(run(room, user))
        : E.left(notAllowed)
    }
  return {
    preCheck: () =>
      asked('preCheck', (user) =>
        E.right({ coins: coins(user), price: PRICE, money: O.some({ amount: 1.5, currency: 'USD' }) }),
      ),
    create: (callee, location) =>
      asked('create', (user) =>
        E.map(({ id }: { id: RoomNum }) => ({
          room: id,
          price: PRICE,
          callType: 1,
          token: 't',
          serverCall: 0,
          polite: false,
          calleeRtmIds: [],
          goddessLocation: 0,
          rtcAppId: '',
        }))(create(world, user, callee, location)),
      ),
    answer: (id) =>
      asked(
        'answer',
        inRoom(id, (room, user) => {
          say(world, room.caller, id, { _tag: 'Entered' })
          return { token: `t-${user}`, polite: true }
        }),
      ),
    notify: (what, id) =>
      asked(
        `notify ${what}`,
        inRoom(id, (room, user) => notified(world, id, room, user, what)),
      ),
    show: (matchId) =>
      asked('show', (user) => {
        const id = must(O.toNullable(toRoomNum(`room-of-${matchId}`)))
        return inRoom(id, (room) => {
          const other = user === room.caller ? room.callee : room.caller
          if (isOpen(room)) say(world, other, id, { _tag: 'PeerShown' })
        })(user)
      }),
    ice: () => asked('ice', () => E.right({ servers: [], policy: 'all' as const })),
    lease: (id) =>
      asked(
        'lease',
        inRoom(id, (room, user) => ({
          billedMinutes: room.minutes,
          coins: coins(user),
          paused: false,
          pausedMs: 0,
        })),
      ),
    receipt: (id) =>
      asked(
        'receipt',
        inRoom(id, (room, user) => receiptOf(room, user, world.clock.now())),
      ),
    dispute: (id) =>
      asked(
        'dispute',
        inRoom(id, (room) => (room.dispute ??= 'open'), ['caller']),
      ),
    report: () => asked('report', () => E.right(undefined)),
    ringStatus: (isBusy) => asked(`ringStatus ${isBusy ? 1 : 2}`, () => E.right(undefined)),
    info: (id) =>
      asked(
        'info',
        inRoom(id, (room, user) => ({
          resumable: isOpen(room) && room.startedAt !== null,
          caller: room.caller,
          callee: room.callee,
          location: 102,
          price: PRICE,
          talkedMs: room.startedAt === null ? 0 : world.clock.now() - room.startedAt,
          polite: user === room.callee,
        })),
      ),
  }
}
