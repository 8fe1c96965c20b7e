import * as O from 'fp-ts/Option'
import type { Instant } from '../kernel/time'
import type { Message } from './message'
import { kindOf } from './message-kind'

/** @rule CHAT-44 */
export const IGNORED_TYPES: ReadonlySet<number> = new Set([52, 66, 73, 1050])

/** @rule CHAT-60 */
const notFromHistory: ReadonlySet<number> = new Set([4, 7])

const isIgnored = (message: Message): boolean => IGNORED_TYPES.has(message.type) || IGNORED_TYPES.has(message.bizType)

const isOver = (message: Message, now: Instant): boolean => message.expires !== undefined && message.expires < now

/** Whether a message that comes in is kept: not past its time, not ignored, of a known kind (@rule CHAT-43, CHAT-44, CHAT-45, CHAT-33). */
export const isKept = (message: Message, now: Instant): boolean =>
  !isOver(message, now) && !isIgnored(message) && O.isSome(kindOf(message))

/** Whether a message of the history is kept; call records and notices come by the inbox alone (@rule CHAT-60). */
export const isKeptFromHistory = (message: Message, now: Instant): boolean =>
  isKept(message, now) && !notFromHistory.has(message.type)
