import * as E from 'fp-ts/Either'
import type { ChatGateway } from '../../../src/application/chat/chat-gateway.port'
import type { Message } from '../../../src/domain/chat/message'
import type { MessageUuid, UserId } from '../../../src/domain/kernel/ids'
import type { InboxRow } from '../../../server/inbox/inbox.port'
import { makeChatGatewayFake } from '../../fakes/world/chat-gateway.fake'
import { answeringSigned, type Rig } from '../../fakes/world/seat'
import type { World } from '../../fakes/world/world'
import type { Chaos } from './chaos'

/** Faults that are planted to see the oracle find them. */
export interface Flaws {
  /** A retry is stored as another message. */
  readonly forgetsUuids?: boolean
  /** A message is answered for before it is stored: a crash between the two loses it. */
  readonly answersBeforeStoring?: boolean
  /** A row counts as stored at the other end once it was sent. */
  readonly takesSentForStored?: boolean
}

/** The gateway's message logic in memory: what it keeps survives its crashes. */
export interface SimulatedGateway {
  readonly chat: (seat: Rig) => ChatGateway
  readonly rowsAfter: (user: UserId, cursor: number, limit: number) => readonly InboxRow[]
  readonly head: (user: UserId) => number
  /** What the gateway counts as not read. */
  readonly unread: (reader: UserId, friend: UserId) => number
  readonly oldest: (user: UserId) => number
  /** Forgets the rows so far. */
  readonly prune: (user: UserId) => void
  /** Hears that somebody has a new row. */
  readonly onRow: (run: (user: UserId) => void) => void
  /** Whatever is not stored yet is gone. */
  readonly crash: () => void
  readonly flaws: Flaws
}

const STORING_MS = 300

const bodyOf = (message: Message) => ({
  messageId: message.id,
  messageUuid: message.uuid,
  senderId: message.sender,
  receiverId: message.receiver,
  message_type: message.type,
  message_type_value: message.typeValue,
  content: message.content,
  timeStamp: message.at,
  bizType: message.bizType,
})

/** Everybody's numbered rows. */
const makeInboxes = (clock: World['clock']) => {
  const inboxes = new Map<UserId, { rows: InboxRow[]; head: number }>()
  const listeners: ((user: UserId) => void)[] = []
  const of = (user: UserId) => {
    const inbox = inboxes.get(user) ?? { rows: [], head: 0 }
    inboxes.set(user, inbox)
    return inbox
  }
  return {
    of,
    listeners,
    append: (user: UserId, kind: string, body: unknown): void => {
      const inbox = of(user)
      inbox.head += 1
      const row = { seq: inbox.head, id: `${user}-${inbox.head}`, kind, json: JSON.stringify(body), at: clock.now() }
      inbox.rows.push(row)
      listeners.forEach((run) => run(user))
    },
  }
}

/** Read marks, by the number of the message. */
const makeMarks = (world: World) => {
  const marks = new Map<string, number>()
  const newest = (reader: UserId, friend: UserId, upTo: number) =>
    world.messages.findLast(({ at, receiver, sender }) => receiver === reader && sender === friend && at <= upTo)
  return {
    unread: (reader: UserId, friend: UserId): number =>
      world.messages.filter(
        ({ id, receiver, sender }) =>
          receiver === reader && sender === friend && (id ?? 0) > (marks.get(`${reader}<${friend}`) ?? 0),
      ).length,
    /** Null: nothing new was read. */
    mark: (reader: UserId, friend: UserId, upTo: number): Message | null => {
      const last = newest(reader, friend, upTo)
      if (last === undefined || (last.id ?? 0) <= (marks.get(`${reader}<${friend}`) ?? 0)) return null
      marks.set(`${reader}<${friend}`, last.id ?? 0)
      return last
    },
  }
}

export const makeSimulatedGateway = (world: World, chaos: Chaos, flaws: Flaws): SimulatedGateway => {
  const inboxes = makeInboxes(world.clock)
  const { mark, unread } = makeMarks(world)
  let crashes = 0
  let named = 0

  const store = (message: Message): void => {
    world.messages.push(message)
    for (const owner of [message.sender, message.receiver]) inboxes.append(owner, 'message', bodyOf(message))
  }

  const post = (sender: UserId, receiver: UserId, uuid: MessageUuid, content: string) => {
    const known = world.messages.find((one) => one.sender === sender && one.uuid === uuid)
    if (known !== undefined && flaws.forgetsUuids !== true) return { id: known.id ?? 0, at: known.at }
    const [id, at, before] = [(named += 1), world.clock.now(), crashes]
    const message: Message = { uuid, id, sender, receiver, type: 1, typeValue: 0, bizType: 0, content, at }
    if (flaws.answersBeforeStoring === true)
      world.clock.after(STORING_MS, () => (crashes === before ? store(message) : undefined))
    else store(message)
    return { id, at }
  }

  const readBy = (reader: UserId, friend: UserId, upTo: number): void => {
    const last = mark(reader, friend, upTo)
    if (last === null) return
    const body = { readerId: reader, friendId: friend, upTo: last.at }
    for (const owner of [reader, friend]) inboxes.append(owner, 'read', body)
  }

  const head = (user: UserId): number => inboxes.of(user).head
  const oldest = (user: UserId): number => inboxes.of(user).rows[0]?.seq ?? head(user) + 1

  return {
    flaws,
    unread,
    head,
    oldest,
    rowsAfter: (user, cursor, limit) =>
      inboxes
        .of(user)
        .rows.filter(({ seq }) => seq > cursor)
        .slice(0, limit),
    prune: (user) => void inboxes.of(user).rows.splice(0),
    onRow: (run) => void inboxes.listeners.push(run),
    crash: () => {
      crashes += 1
    },
    chat: (seat) => {
      const asked = answeringSigned(seat, world.userOf)
      const rest = makeChatGatewayFake({ ...world, head, unread }, seat)
      return {
        ...rest,
        send: (to, uuid, text) => chaos.request(asked('send', (user) => E.right(post(user, to, uuid, text)))),
        read: (friend, upTo = Infinity) => chaos.request(asked('read', (user) => E.right(readBy(user, friend, upTo)))),
        conversations: chaos.request(rest.conversations),
        history: (friend, page) => chaos.request(rest.history(friend, page)),
        snapshot: chaos.request(rest.snapshot),
      }
    },
  }
}
