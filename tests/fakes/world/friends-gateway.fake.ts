import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import type {
  Added,
  FriendsGateway,
  PageOf,
  RequestAnswer,
} from '../../../src/application/friends/friends-gateway.port'
import type { Acquaintance } from '../../../src/domain/friends/acquaintance'
import { ADD_FRIEND_PRICE } from '../../../src/domain/friends/add-price'
import { HOT_ADDS_A_DAY, hotAddsLeft, priceOfAdd } from '../../../src/domain/friends/hot-adds'
import { relate, relationFor, type PairEvent } from '../../../src/domain/friends/pair'
import type { Relation } from '../../../src/domain/friends/relation'
import { dayOf } from '../../../src/domain/kernel/day'
import type { UserId } from '../../../src/domain/kernel/ids'
import { hideConversation } from './hide-conversation'
import { answering, answeringSigned, refusal, type Answer, type Rig } from './seat'
import type { World } from './world'

/** People a page of the friends list holds here; the gateway has 100. */
export const PAGE = 2

const NOT_ENOUGH = 20001
const NOBODY = refusal(404, 'The user does not exist')

const events: Readonly<Record<RequestAnswer, PairEvent['_tag'] & ('Accept' | 'Refuse' | 'Withdraw')>> = {
  accept: 'Accept',
  refuse: 'Refuse',
  withdraw: 'Withdraw',
}

const terms = { price: ADD_FRIEND_PRICE, hotAddsADay: HOT_ADDS_A_DAY }

const usedToday = (world: World, user: UserId): number => world.hotAdds.get(`${user}|${dayOf(world.clock.now())}`) ?? 0

/** Takes the price of a request, if it has one; false when the coins do not suffice. */
const charge = (world: World, user: UserId, other: UserId, hot: boolean): boolean => {
  const used = usedToday(world, user)
  const price = priceOfAdd(terms, hot ? used : null)
  if (price > 0) return world.move(user, -price, 'addFriend', other)
  world.hotAdds.set(`${user}|${dayOf(world.clock.now())}`, used + 1)
  return true
}

/** What an event costs, returns and tells, as the gateway's ledger and inbox do. */
const happen = (world: World, user: UserId, other: UserId, event: PairEvent, hot = false): Answer<Relation> => {
  const pair = world.pair(user, other)
  const after = relate(pair, event)
  if (E.isLeft(after)) return E.left(refusal(403))
  const { pair: next, fee, changed } = after.right
  if (fee === 'charge' && !charge(world, user, other, hot)) return E.left(refusal(NOT_ENOUGH))
  if (fee === 'return' && pair._tag === 'Requested') world.move(pair.by, ADD_FRIEND_PRICE, 'addFriendReturned', other)
  if (changed) world.setPair(user, other, next)
  return E.right(relationFor(next, user))
}

type Asked = ReturnType<typeof answeringSigned>
type All = (user: UserId | null) => readonly Acquaintance[]

const pageOf = <A>(items: readonly A[], page: number): PageOf<A> => ({
  items: items.slice((page - 1) * PAGE, page * PAGE),
  pages: Math.max(1, Math.ceil(items.length / PAGE)),
})

type Actions = Pick<FriendsGateway, 'pin' | 'rename' | 'remove' | 'block' | 'unblock' | 'remind'>

const makeActions = (world: World, asked: Asked): Actions => {
  const forFriends = <A>(user: UserId, id: UserId, run: () => A): Answer<A> =>
    world.pair(user, id)._tag === 'Friends' ? E.right(run()) : E.left(refusal(403))
  /** Ends things between two; the conversation of the one who does it goes too. */
  const part = (user: UserId, id: UserId, event: PairEvent): Answer<void> =>
    E.map(() => hideConversation(world, user, id))(happen(world, user, id, event))
  return {
    pin: (id, pinned) => asked(`pin ${id}`, (user) => forFriends(user, id, () => world.setSide(user, id, { pinned }))),
    rename: (id, remark) =>
      asked(`rename ${remark}`, (user) =>
        forFriends(user, id, () => {
          world.setSide(user, id, { remark })
          return world.seenBy(user, id)?.name ?? ''
        }),
      ),
    remove: (id) => asked(`remove ${id}`, (user) => part(user, id, { _tag: 'Unfriend', by: user })),
    block: (id) => asked(`block ${id}`, (user) => part(user, id, { _tag: 'Block', by: user, of: id })),
    unblock: (id) =>
      asked(`unblock ${id}`, (user) =>
        E.map(() => undefined)(happen(world, user, id, { _tag: 'Unblock', by: user, of: id })),
      ),
    remind: (id, on) =>
      asked(`remind ${id}`, (user) =>
        forFriends(user, id, () => {
          world.setSide(user, id, { remind: on })
          return on
        }),
      ),
  }
}

type Lists = Pick<FriendsGateway, 'list' | 'blacklist' | 'reminders' | 'suggestion'>

const makeLists = (world: World, asked: Asked, all: All): Lists => {
  const offered = new Set<UserId>()
  return {
    list: (page) =>
      asked('list', (user) => {
        const people = all(user).filter(({ relation }) => relation !== 'stranger')
        return E.right(
          pageOf(
            people.toSorted((a, b) => Number(b.pinned) - Number(a.pinned)),
            page,
          ),
        )
      }),
    blacklist: (page) =>
      asked('blacklist', (user) =>
        E.right(
          pageOf(
            all(user).filter(({ blocked }) => blocked),
            page,
          ),
        ),
      ),
    reminders: (page) =>
      asked('reminders', (user) => {
        const friends = all(user).filter(({ relation }) => relation === 'friend')
        const switches = friends.map((person) => ({ person, on: world.side(user, person.id).remind }))
        return E.right({ ...pageOf(switches, page), on: switches.filter(({ on }) => on).length })
      }),
    suggestion: asked('suggestion', (user) => {
      const host = all(user).find(
        ({ goddess, id, relation, status }) =>
          goddess && relation === 'stranger' && status !== 'unknown' && !offered.has(id),
      )
      if (host !== undefined) offered.add(host.id)
      return E.right(O.fromNullable(host))
    }),
  }
}

/** The friends calls of one browser. */
export const makeFriendsGatewayFake = (world: World, seat: Rig): FriendsGateway => {
  const asked = answeringSigned(seat, world.userOf)
  const openly = answering(seat)
  const answers = new Map<string, Answer<Added>>()
  const all = (user: UserId | null): readonly Acquaintance[] =>
    [...world.accounts.keys()].flatMap((id) => (id === user ? [] : (world.seenBy(user, id) ?? [])))
  const findable = (user: UserId): readonly Acquaintance[] =>
    all(user).filter(({ id }) => world.pair(user, id)._tag !== 'Blocked')
  const known = (id: UserId): boolean => world.accounts.has(id)

  return {
    ...makeActions(world, asked),
    ...makeLists(world, asked, all),
    find: (text) =>
      asked(`find ${text}`, (user) =>
        E.right(findable(user).filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()))),
      ),
    findById: (id) => asked(`findById ${id}`, (user) => E.right(findable(user).filter((person) => person.id === id))),
    person: (id) =>
      asked('person', (user) => {
        const person = world.pair(user, id)._tag === 'Blocked' ? undefined : world.seenBy(user, id)
        return person === undefined ? E.left(NOBODY) : E.right(person)
      }),
    add: (id, location, key, videoId) =>
      asked(['add', location, ...(videoId === undefined ? [] : [videoId])].join(' '), (user) => {
        const repeated = answers.get(key)
        if (repeated !== undefined) return repeated
        if (!known(id)) return E.left(NOBODY)
        const event: PairEvent = { _tag: 'Ask', by: user, of: id, at: world.clock.now() }
        const hot = videoId !== undefined
        const answer = pipe(
          happen(world, user, id, event, hot),
          E.map((relation) => ({ relation, freeLeft: hot ? hotAddsLeft(terms, usedToday(world, user)) : null })),
        )
        answers.set(key, answer)
        return answer
      }),
    answer: (id, answer) =>
      asked(`answer ${answer}`, (user) => happen(world, user, id, { _tag: events[answer], by: user })),
    presence: (ids) =>
      asked(`presence ${ids.join(',')}`, (user) =>
        E.right(new Map(ids.map((id) => [id, world.seenBy(user, id)?.status ?? 'unknown'] as const))),
      ),
    guests: openly('guests', () => E.right(all(null))),
  }
}
