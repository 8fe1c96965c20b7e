import * as O from 'fp-ts/Option'
import type { ListedConversation } from '../../../src/domain/chat/conversation'
import type { OutboxEntry, StoredMessage } from '../../../src/domain/chat/delivery'
import type { Message } from '../../../src/domain/chat/message'
import { toMessageUuid, toUserId, type MessageUuid, type UserId } from '../../../src/domain/kernel/ids'

const sure = <A>(value: O.Option<A>, what: unknown): A =>
  O.getOrElse<A>(() => {
    throw new Error(`not valid: ${String(what)}`)
  })(value)

export const user = (id: number): UserId => sure(toUserId(id), id)

export const uuid = (n: number): MessageUuid => {
  const text = `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`
  return sure(toMessageUuid(text), text)
}

export const me = user(7)
export const ann = user(9)
export const bob = user(4)

/** A text from Ann to me. */
export const message = (n: number, changes: Partial<Message> = {}): Message => ({
  uuid: uuid(n),
  id: n,
  sender: ann,
  receiver: me,
  type: 1,
  typeValue: 0,
  bizType: 1040,
  content: `text ${n}`,
  at: n,
  ...changes,
})

export const stored = (n: number, changes: Partial<StoredMessage> = {}): StoredMessage => ({
  ...message(n),
  read: false,
  delivery: { _tag: 'Sent' },
  ...changes,
})

export const entry = (n: number, to: UserId, changes: Partial<OutboxEntry> = {}): OutboxEntry => ({
  message: message(n, { sender: me, receiver: to, id: 0 }),
  attempts: 0,
  nextAt: 0,
  blocked: false,
  ...changes,
})

export const conversation = (friend: UserId, changes: Partial<ListedConversation> = {}): ListedConversation => ({
  friend,
  name: `user ${friend}`,
  headImg: '',
  relation: 'friend',
  pinned: false,
  demo: false,
  unread: 0,
  lastKind: 'txt',
  lastText: '',
  lastAt: 0,
  ...changes,
})
