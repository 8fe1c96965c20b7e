import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import { isSystem, type MessageUuid, type UserId } from '../kernel/ids'
import { MINUTE, type Instant } from '../kernel/time'
import type { StoredMessage } from './delivery'
import type { Message } from './message'
import { CHAT_BIZ_TYPE, numbers } from './message-kind'
import { senderOfNoticeType } from './system-sender'

/** @rule CHAT-36 */
export const DISCIPLINARY_BIZ_TYPE = 2100
/** @rule CHAT-37 */
export const REFRESH_BIZ_TYPE = 1090
/** @rule CHAT-39 */
const DEFAULT_NOTICE_TYPE = 100
/** @rule CHAT-48 */
export const FAKE_NOTICE_MS = 5 * MINUTE
/** @rule CHAT-47 */
export const WELCOME_TEXT = 'Welcome! Be kind, stay safe and have fun.'

/** What a notice concerns; call records are of the chat, their message type tells them apart (@rule CHAT-36, CHAT-40, CHAT-41). */
export type NoticeFamily = 'chat' | 'disciplinary' | 'refresh' | 'other'

const families: Readonly<Record<number, NoticeFamily>> = {
  [CHAT_BIZ_TYPE]: 'chat',
  [DISCIPLINARY_BIZ_TYPE]: 'disciplinary',
  [REFRESH_BIZ_TYPE]: 'refresh',
}

export const familyOf = ({ bizType }: Pick<Message, 'bizType'>): NoticeFamily => families[bizType] ?? 'other'

/** @rule CHAT-39 */
export const noticeTypeOf = ({ noticeType }: Pick<Message, 'noticeType'>): number => noticeType ?? DEFAULT_NOTICE_TYPE

/** Message types of a notification that mean a call (@rule CHAT-42). */
const callNotices: ReadonlySet<number> = new Set([9, 10])

const asCall = (message: Message): Message =>
  callNotices.has(message.type) ? { ...message, ...numbers.call, bizType: CHAT_BIZ_TYPE } : message

/** People write with the chat's own business type; whatever else names a notice type is a notice. */
const underSender = (message: Message): Message =>
  familyOf(message) === 'chat' && !isSystem(message.sender)
    ? message
    : pipe(
        senderOfNoticeType(noticeTypeOf(message)),
        O.match(
          () => message,
          (sender) => ({ ...message, sender }),
        ),
      )

/** A message that comes in as it is stored: notices under their sender, call notices as records (@rule CHAT-35, CHAT-42). */
export const asStored = (message: Message): Message => asCall(underSender(message))

/** A notice that this client makes for its own person: nobody else has it, and it goes after five minutes (@rule CHAT-48, CHAT-84). */
export const fakeNotice = (
  from: UserId,
  to: UserId,
  { uuid, content, now }: { readonly uuid: MessageUuid; readonly content: string; readonly now: Instant },
): Message => ({
  uuid,
  id: 0,
  sender: from,
  receiver: to,
  ...numbers.system,
  bizType: CHAT_BIZ_TYPE,
  content,
  at: now,
  expires: now + FAKE_NOTICE_MS,
})

/** The oldest disciplinary notice that is neither read nor acknowledged; null: there is none (@rule CHAT-36). */
export const disciplinaryAmong = (
  messages: readonly StoredMessage[],
  acknowledged: (uuid: MessageUuid) => boolean,
): StoredMessage | null =>
  messages
    .filter((one) => familyOf(one) === 'disciplinary' && !one.read && !acknowledged(one.uuid))
    .toSorted((a, b) => a.at - b.at)[0] ?? null
