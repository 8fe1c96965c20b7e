import type { UserId } from '../kernel/ids'
import type { Instant } from '../kernel/time'
import type { ListedConversation } from './conversation'

/** Pinned ones first, each part the newest first (@rule CHAT-11, CHAT-12). */
export const inOrder = (conversations: readonly ListedConversation[]): readonly ListedConversation[] =>
  conversations.toSorted(
    (a, b) => Number(b.pinned) - Number(a.pinned) || b.lastAt - a.lastAt || Number(a.friend) - Number(b.friend),
  )

const newerOf = (local: ListedConversation, listed: ListedConversation): ListedConversation => {
  const last = local.lastAt > listed.lastAt ? local : listed
  return { ...listed, lastKind: last.lastKind, lastText: last.lastText, lastAt: last.lastAt }
}

/**
 * What the server lists together with what is stored here: the larger unread count, the newer last message, the server's
 * person. `readUpTo` tells up to when a conversation is known to be read, so that a stale count does not come back; 0: not
 * known (@rule CHAT-11, CHAT-12).
 */
export const mergeConversations = (
  local: readonly ListedConversation[],
  listed: readonly ListedConversation[],
  readUpTo: (friend: UserId) => Instant,
): readonly ListedConversation[] => {
  const merged = new Map(local.map((one) => [one.friend, one]))
  for (const theirs of listed) {
    const fresh = readUpTo(theirs.friend) >= theirs.lastAt ? { ...theirs, unread: 0 } : theirs
    const ours = merged.get(theirs.friend)
    merged.set(
      theirs.friend,
      ours === undefined ? fresh : { ...newerOf(ours, fresh), unread: Math.max(ours.unread, fresh.unread) },
    )
  }
  return inOrder([...merged.values()])
}

/** The number in the page's title; 0: none (@rule CHAT-24). */
export const totalUnread = (conversations: readonly ListedConversation[]): number =>
  conversations.reduce((sum, one) => sum + one.unread, 0)
