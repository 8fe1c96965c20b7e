import type { UserId } from '../kernel/ids'
import type { Instant } from '../kernel/time'
import type { StoredMessage } from './delivery'

/** How many messages of a conversation are read at once (@rule CHAT-61). */
export const PAGE_SIZE = 100

/** Own messages never stand above what is already there, however wrong this machine's clock is. */
export const nextInstant = (now: Instant, messages: readonly StoredMessage[]): Instant =>
  Math.max(now, (messages.at(-1)?.at ?? -Infinity) + 1)

/** The newest page replaces what it covers; older messages that were loaded before stay. */
export const withNewest = (
  loaded: readonly StoredMessage[],
  newest: readonly StoredMessage[],
): readonly StoredMessage[] => {
  const first = newest[0]
  if (first === undefined) return []
  const covered = new Set(newest.map((message) => message.uuid))
  const stays = newest.length < PAGE_SIZE ? [] : loaded.filter((m) => m.at <= first.at && !covered.has(m.uuid))
  return [...stays, ...newest]
}

/** An older page goes in front; what is there already is not doubled. */
export const withOlder = (
  loaded: readonly StoredMessage[],
  older: readonly StoredMessage[],
): readonly StoredMessage[] => {
  const known = new Set(loaded.map((message) => message.uuid))
  return [...older.filter((message) => !known.has(message.uuid)), ...loaded]
}

/** What is being written stands behind what is loaded, until the store has it. */
export const withWriting = (
  loaded: readonly StoredMessage[],
  writing: readonly StoredMessage[],
): readonly StoredMessage[] => {
  const missing = writing.filter(({ uuid }) => !loaded.some((message) => message.uuid === uuid))
  return missing.length === 0 ? loaded : [...loaded, ...missing]
}

/** How many messages of others have not been read: counted, never added up (@rule CHAT-54). */
export const unreadOf = (messages: readonly StoredMessage[], me: UserId): number =>
  messages.filter((message) => !message.read && message.sender !== me).length
