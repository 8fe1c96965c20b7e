import type { UserId } from '../kernel/ids'
import * as O from 'fp-ts/Option'
import { toUserId } from '../kernel/ids'

/** The product's own senders: notifications, the team, income (@rule CHAT-35). */
export type SystemSender = 'notifications' | 'team' | 'income'

/** Their ids on the wire, in the order of the notice types 0, 1, 2 (@rule CHAT-35). */
export const systemId: Readonly<Record<SystemSender, number>> = { notifications: -1, team: -2, income: -3 }

const byNoticeType: readonly SystemSender[] = ['notifications', 'team', 'income']

/** Which of the product's own senders an id is; null: a person, or one that is not known here. */
export const systemSenderOf = (id: UserId): SystemSender | null =>
  byNoticeType.find((sender) => systemId[sender] === Number(id)) ?? null

/** Under whose id a notice of that type is shown; none: it stays with its sender (@rule CHAT-35). */
export const senderOfNoticeType = (noticeType: number): O.Option<UserId> => {
  const sender = byNoticeType[noticeType]
  return sender === undefined ? O.none : toUserId(systemId[sender])
}
