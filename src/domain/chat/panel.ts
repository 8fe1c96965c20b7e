import { isSystem, type UserId } from '../kernel/ids'
import type { Instant } from '../kernel/time'
import type { ListedConversation } from './conversation'
import { systemSenderOf, type SystemSender } from './system-sender'

/** The pseudo-entry of all pending requests (@rule CHAT-4). */
export const SAY_HI = -4
/** How many faces the entry of the pending requests shows (@rule CHAT-10). */
const SAY_HI_FACES = 3

/** Pending requests, folded into one row (@rule CHAT-10). */
export interface SayHiGroup {
  /** At most three, the newest first. */
  readonly people: readonly ListedConversation[]
  readonly count: number
  readonly unread: number
  readonly lastAt: Instant
}

/** One row of the messages panel (@rule CHAT-3, CHAT-4, CHAT-5). */
export type PanelEntry =
  | { readonly _tag: 'Person'; readonly conversation: ListedConversation }
  | { readonly _tag: 'System'; readonly sender: SystemSender; readonly conversation: ListedConversation }
  | { readonly _tag: 'SayHi'; readonly group: SayHiGroup }

/** Names a row; no two rows of a panel have the same. */
export const keyOfEntry = (entry: PanelEntry): number => (entry._tag === 'SayHi' ? SAY_HI : entry.conversation.friend)

/** The requests among the conversations, the newest first. */
export const pendingOf = (conversations: readonly ListedConversation[]): readonly ListedConversation[] =>
  conversations
    .filter((one) => one.relation === 'asking' && !isSystem(one.friend))
    .toSorted((a, b) => b.lastAt - a.lastAt || Number(a.friend) - Number(b.friend))

const groupOf = (pending: readonly ListedConversation[]): SayHiGroup => ({
  people: pending.slice(0, SAY_HI_FACES),
  count: pending.length,
  unread: pending.reduce((sum, one) => sum + one.unread, 0),
  lastAt: pending[0]?.lastAt ?? 0,
})

const entryOf = (conversation: ListedConversation): PanelEntry => {
  const sender = systemSenderOf(conversation.friend)
  return sender === null ? { _tag: 'Person', conversation } : { _tag: 'System', sender, conversation }
}

/** Behind all pinned ones and whatever is newer. */
const placeFor = ({ lastAt }: SayHiGroup, others: readonly ListedConversation[]): number => {
  const place = others.findIndex((one) => !one.pinned && one.lastAt < lastAt)
  return place === -1 ? others.length : place
}

/** Conversations, in order, as the rows of the panel: requests are folded into one (@rule CHAT-4, CHAT-5, CHAT-10, CHAT-12). */
export const panelEntries = (conversations: readonly ListedConversation[]): readonly PanelEntry[] => {
  const pending = pendingOf(conversations)
  if (pending.length === 0) return conversations.map(entryOf)
  const asking = new Set<UserId>(pending.map((one) => one.friend))
  const others = conversations.filter((one) => !asking.has(one.friend))
  const group = groupOf(pending)
  return others.map(entryOf).toSpliced(placeFor(group, others), 0, { _tag: 'SayHi', group })
}

/** Only favourites: friends that are pinned (@rule CHAT-2). */
export const favoritesOf = (entries: readonly PanelEntry[]): readonly PanelEntry[] =>
  entries.filter(
    (entry) => entry._tag === 'Person' && entry.conversation.pinned && entry.conversation.relation === 'friend',
  )
