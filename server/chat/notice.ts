import { createHash } from 'node:crypto'
import { CHAT_BIZ_TYPE, numbers } from '../../src/domain/chat/message-kind'
import { DISCIPLINARY_BIZ_TYPE, REFRESH_BIZ_TYPE } from '../../src/domain/chat/notice'
import { systemId } from '../../src/domain/chat/system-sender'
import type { Instant } from '../../src/domain/kernel/time'
import type { Work } from '../store/store'
import { deliver, type DeliverDeps } from './deliver'
import { toMessageBody } from './message-body'
import type { MessageFields } from './message-fields'
import { rowOf, type NewMessage } from './message-store'

/** Under which of the product's own names a notice stands: notifications, the team, income (@rule CHAT-35). */
export const noticeTypes = { notification: 0, team: 1, income: 2 } as const

export type NoticeType = (typeof noticeTypes)[keyof typeof noticeTypes]

/** What a client does with a notice: lists it, opens a popup too, or reads balance and user data anew (@rule CHAT-36, CHAT-37). */
export const noticeBizTypes = {
  chat: CHAT_BIZ_TYPE,
  disciplinary: DISCIPLINARY_BIZ_TYPE,
  refresh: REFRESH_BIZ_TYPE,
} as const

/** Who sends the notices of a type (@rule CHAT-35). */
const senders: Readonly<Record<NoticeType, number>> = {
  [noticeTypes.notification]: systemId.notifications,
  [noticeTypes.team]: systemId.team,
  [noticeTypes.income]: systemId.income,
}

/** Something that the product tells one person. */
export interface Notice {
  readonly receiver: number
  readonly type: NoticeType
  readonly bizType: (typeof noticeBizTypes)[keyof typeof noticeBizTypes]
  /** Names the occasion: the same one is told to a person once. */
  readonly uniqueId: string
  readonly content: string
  readonly now: Instant
  /** After so long it is not to be shown any more; without it the notice stays. */
  readonly lifeMs?: number
  readonly fields?: Pick<MessageFields, 'giftId' | 'giftStar' | 'integral' | 'textContent'>
}

/** A UUID of version 8 out of whom and what the notice is about: a repetition is the same message. */
const uuidOf = ({ receiver, type, uniqueId }: Notice): string => {
  const bytes = createHash('sha256').update(`notice:${type}:${receiver}:${uniqueId}`).digest().subarray(0, 16)
  bytes.writeUInt8(((bytes[6] ?? 0) & 0x0f) | 0x80, 6)
  bytes.writeUInt8(((bytes[8] ?? 0) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

const messageOf = (notice: Notice): NewMessage => ({
  ...numbers.system,
  uuid: uuidOf(notice),
  sender: senders[notice.type],
  receiver: notice.receiver,
  bizType: notice.bizType,
  content: notice.content,
  now: notice.now,
  fields: { ...notice.fields, noticeType: notice.type, uniqueId: notice.uniqueId },
})

const wasTold = async ({ db }: Work, { sender, uuid }: NewMessage): Promise<boolean> => {
  const told = db.selectFrom('messages').select('id').where('sender_id', '=', sender).where('message_uuid', '=', uuid)
  return (await told.executeTakeFirst()) !== undefined
}

/** Of a notice that passes only the inbox holds a row: neither list nor history shows it (@rule CHAT-37, CHAT-48). */
const passes = ({ bizType, lifeMs }: Notice): boolean => bizType === noticeBizTypes.refresh || lifeMs !== undefined

/**
 * Tells somebody something, in the unit of work of its occasion: the inbox keeps it until all devices of the person have
 * it, and, unless it passes, their history keeps it like any message. Its text is shown as it stands. False: it was told before.
 *
 * @rule CHAT-35 CHAT-36 CHAT-38
 */
export const postNotice = async (work: Work, deps: DeliverDeps, notice: Notice): Promise<boolean> => {
  const message = messageOf(notice)
  if (passes(notice)) {
    const expire = notice.lifeMs === undefined ? null : notice.now + notice.lifeMs
    const body = toMessageBody({ id: 0, ...rowOf(message), expire }, deps.pictureAt)
    await deps.inbox.append(work, notice.receiver, 'message', body)
    return true
  }
  if (await wasTold(work, message)) return false
  await deliver(work, deps, message)
  return true
}
