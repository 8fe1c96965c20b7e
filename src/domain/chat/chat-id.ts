import type { UserId } from '../kernel/ids'

/** Names the conversation of two people, whoever asks (@rule CHAT-25, CHAT-26). */
export const chatIdOf = (one: UserId, other: UserId): string => `2|${Math.min(one, other)}|${Math.max(one, other)}`
