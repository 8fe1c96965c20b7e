import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import type { Instant } from '../kernel/time'
import type { Message } from './message'
import { kindOf } from './message-kind'
import { asStored, familyOf } from './notice'

/** @rule CHAT-44 */
export const IGNORED_TYPES: ReadonlySet<number> = new Set([52, 66, 73, 1050])

/** @rule CHAT-60 */
const notFromHistory: ReadonlySet<number> = new Set([4, 7])

const isIgnored = (message: Message): boolean => IGNORED_TYPES.has(message.type) || IGNORED_TYPES.has(message.bizType)

const isOver = (message: Message, now: Instant): boolean => message.expires !== undefined && message.expires < now

/** Whether a message that comes in is kept: not past its time, not ignored, of a known kind (@rule CHAT-43, CHAT-44, CHAT-45, CHAT-33). */
export const isKept = (message: Message, now: Instant): boolean =>
  !isOver(message, now) && !isIgnored(message) && O.isSome(kindOf(message))

/**
 * A message of the inbox as it is stored; none: it is not. What only says that the own data have changed is no message
 * (@rule CHAT-33, CHAT-35, CHAT-37, CHAT-42, CHAT-43, CHAT-44, CHAT-45).
 */
export const arriving = (message: Message, now: Instant): O.Option<Message> =>
  isOver(message, now) || isIgnored(message) || familyOf(message) === 'refresh'
    ? O.none
    : pipe(
        asStored(message),
        O.fromPredicate((one) => O.isSome(kindOf(one))),
      )

/** Whether a message of the history is kept; call records and notices come by the inbox alone (@rule CHAT-60). */
export const isKeptFromHistory = (message: Message, now: Instant): boolean =>
  isKept(message, now) && !notFromHistory.has(message.type)
