import type { Clock } from '../../../src/application/kernel/clock.port'
import type { HostStanding } from '../../../src/application/profile/profile-gateway.port'
import type { Recording } from '../../../src/domain/calls/simulated-call'
import type { MovementKind, Movement } from '../../../src/domain/coins/movement'
import type { Message } from '../../../src/domain/chat/message'
import type { Acquaintance } from '../../../src/domain/friends/acquaintance'
import { relationFor, strangers, type Pair } from '../../../src/domain/friends/pair'
import { shownName } from '../../../src/domain/friends/remark'
import type { RoomNum, UserId } from '../../../src/domain/kernel/ids'
import type { Me } from '../../../src/domain/kernel/person'
import type { PlayWay } from '../../../src/domain/kernel/play-way'
import type { Instant } from '../../../src/domain/kernel/time'
import type { Photo } from '../../../src/domain/profile/photo'
import type { Video } from '../../../src/domain/profile/video'
import { userId } from '../../builders/ids'
import { makeRealtimeHub, type RealtimeHub } from '../realtime.hub'
import { counted } from './counted-hub'
import { makeChatDesk, type ChatDesk } from './chat-desk'
import { makeDesk, type Desk } from './desk'
import { makeCardsDesk, type CardsDesk } from './cards-desk'
import { makeMatchDesk, type MatchDesk } from './match-desk'
import type { OwnLimits } from '../../../src/domain/coins/spending-limit'
import { makePushDesk, type PushDesk } from './push-desk'
import { makeRewardsDesk, type RewardsDesk } from './rewards-desk'
import { makeCheckInDesk, type CheckInDesk } from './check-in-desk'
import { makeTasksDesk, type TasksDesk } from './tasks-desk'
import { makeCoinDesks, type CoinDesks } from './coin-desks'
import { reading } from './reading'
import { noSide, type Side } from './side'
import type { Flow, Mail, Room } from './world-parts'

export interface Account {
  me: Me
  readonly email: string
  password: string
  readonly movements: Movement[]
  /** Missing: none have been set. */
  limits?: OwnLimits
  readonly photos: Photo[]
  readonly videos: Video[]
  /** Null for who is no host. */
  host: HostStanding | null
}

/** What all browsers of a test share: people and how they stand to each other, mails, coins, messages. */
export interface World extends CoinDesks {
  readonly clock: Clock
  readonly hub: RealtimeHub
  readonly accounts: Map<UserId, Account>
  readonly mails: Mail[]
  readonly flows: Flow[]
  readonly desk: Desk
  readonly messages: Message[]
  /** Up to when somebody has deleted a conversation. */
  readonly hidden: Map<string, Instant>
  /** How many gifts somebody has, by person and gift. */
  readonly goods: Map<string, number>
  readonly chat: ChatDesk
  readonly rooms: Map<RoomNum, Room>
  readonly previews: Map<UserId, Recording>
  readonly matches: MatchDesk
  readonly playWays: PlayWay[]
  readonly cards: CardsDesk
  readonly tasks: TasksDesk
  readonly checkIns: CheckInDesk
  readonly pushes: PushDesk
  readonly rewards: RewardsDesk
  /** Free requests from hot videos by person and day. */
  readonly hotAdds: Map<string, number>
  /** Who has not agreed to the newest privacy policy. */
  readonly unagreed: Set<UserId>
  readonly userOf: (session: number) => UserId | null
  readonly openSession: (user: UserId) => number
  readonly endSession: (session: number) => void
  readonly byEmail: (email: string) => Account | undefined
  readonly join: (account: {
    readonly email: string
    readonly password: string
    readonly me: Omit<Me, 'id'>
  }) => Account
  readonly pair: (a: UserId, b: UserId) => Pair
  readonly setPair: (a: UserId, b: UserId, pair: Pair) => void
  readonly side: (owner: UserId, other: UserId) => Side
  /** Notes something; the owner's other devices hear it by a relation row. */
  readonly setSide: (owner: UserId, other: UserId, change: Partial<Side>) => void
  readonly seenBy: (asker: UserId | null, other: UserId) => Acquaintance | undefined
  /** Messages of the friend that the person has not read. */
  readonly unread: (user: UserId, friend: UserId) => number
  readonly readUpTo: (user: UserId, friend: UserId, upTo: Instant) => void
  /** Number of the newest row of a person's inbox. */
  readonly head: (user: UserId) => number
  /** Moves coins and tells their owner; false when the balance does not suffice. */
  readonly move: (user: UserId, coins: number, kind: MovementKind, other: UserId | null) => boolean
}

const keyOf = (a: UserId, b: UserId): string => `${Math.min(a, b)}|${Math.max(a, b)}`

/** A world without people. */
export const makeWorld = (clock: Clock): World => {
  const { hub, head } = counted(makeRealtimeHub(clock))
  const messages: Message[] = []
  const hidden = new Map<string, Instant>()
  const read = new Map<string, number>()
  const accounts = new Map<UserId, Account>()
  const pairs = new Map<string, Pair>()
  const sides = new Map<string, Side>()
  const sessions = new Map<number, UserId>()
  let [people, made] = [0, 0]

  const pair: World['pair'] = (a, b) => pairs.get(keyOf(a, b)) ?? strangers
  const side: World['side'] = (owner, other) => sides.get(`${owner}>${other}`) ?? noSide
  const tellRelation = (owner: UserId, other: UserId): void => {
    const about = accounts.get(other)
    if (about === undefined) return
    const { demo, name, headImg } = about.me
    const { pinned, remark } = side(owner, other)
    hub.append(owner, {
      kind: 'relation',
      user: other,
      at: clock.now(),
      relation: relationFor(pair(owner, other), owner),
      name: shownName(name, remark),
      headImg,
      pinned,
      remark,
      demo,
    })
  }
  const move: World['move'] = (user, coins, kind, other) => {
    const account = accounts.get(user)
    if (account === undefined || account.me.coins + coins < 0) return false
    account.me = { ...account.me, coins: account.me.coins + coins }
    const about = other === null ? undefined : accounts.get(other)
    account.movements.unshift({
      id: `m${(made += 1)}`,
      at: clock.now(),
      kind,
      other: about === undefined ? null : { id: about.me.id, name: about.me.name },
      coins,
      balanceAfter: account.me.coins,
    })
    hub.append(user, { kind: 'balance', coins: account.me.coins, paid: account.me.paid })
    return true
  }

  return {
    clock,
    hub,
    accounts,
    mails: [],
    flows: [],
    desk: makeDesk(),
    messages,
    hidden,
    goods: new Map(),
    chat: makeChatDesk(),
    rooms: new Map(),
    previews: new Map(),
    matches: makeMatchDesk(),
    ...makeCoinDesks(clock.now()),
    playWays: ['livcam', 'card', 'wall'].map((name) => ({ name, main: false })),
    cards: makeCardsDesk(),
    tasks: makeTasksDesk(),
    checkIns: makeCheckInDesk(),
    pushes: makePushDesk(),
    rewards: makeRewardsDesk(),
    hotAdds: new Map(),
    unagreed: new Set(),
    head,
    ...reading(hub, messages, { read, hidden }),
    userOf: (session) => sessions.get(session) ?? null,
    openSession: (user) => {
      const session = (made += 1)
      sessions.set(session, user)
      return session
    },
    endSession: (session) => void sessions.delete(session),
    byEmail: (email) => [...accounts.values()].find((account) => account.email === email),
    join: ({ email, password, me }) => {
      const account: Account = {
        email,
        password,
        me: { ...me, id: userId(1_000 + (people += 1)), coins: 0 },
        movements: [],
        photos: [],
        videos: [],
        host: null,
      }
      accounts.set(account.me.id, account)
      move(account.me.id, me.coins, 'signUp', null)
      return account
    },
    pair,
    setPair: (a, b, next) => {
      const before = pair(a, b)
      pairs.set(keyOf(a, b), next)
      if (next._tag !== 'Friends') [`${a}>${b}`, `${b}>${a}`].forEach((key) => sides.delete(key))
      if (relationFor(before, a) !== relationFor(next, a)) tellRelation(a, b)
      if (relationFor(before, b) !== relationFor(next, b)) tellRelation(b, a)
    },
    side,
    setSide: (owner, other, change) => {
      sides.set(`${owner}>${other}`, { ...side(owner, other), ...change })
      tellRelation(owner, other)
    },
    seenBy: (asker, other) => {
      const account = accounts.get(other)
      if (account === undefined) return undefined
      const { coins: _coins, paid: _paid, birthdayLocked: _locked, reviews: _reviews, ...seen } = account.me
      const between = asker === null ? strangers : pair(asker, other)
      const { pinned, remark, remind } = asker === null ? noSide : side(asker, other)
      const barred = between._tag === 'Blocked'
      return {
        ...seen,
        name: shownName(seen.name, remark),
        relation: asker === null ? 'stranger' : relationFor(between, asker),
        status: barred ? 'unknown' : hub.connected(other) ? 'online' : 'offline',
        price: 60,
        pinned,
        remark,
        reminded: remind,
        blocked: barred && (between.by === asker || between.by === 'both'),
        likedCount: 0,
      }
    },
    move,
  }
}

/** The value of what may be missing in a test's world; missing it is a defect of the test. */
export const must = <A>(value: A | undefined | null): A => {
  if (value === undefined || value === null) throw new Error('not in this world')
  return value
}
