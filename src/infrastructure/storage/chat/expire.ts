import type { UserId } from '../../../domain/kernel/ids'
import type { Instant } from '../../../domain/kernel/time'
import { settled } from './delete-conversation'
import type { ConversationRow, HistoryRow } from './row.codec'
import type { ChatTables } from './tables'

/** Messages that go by themselves are notices of the last minutes: they are among so many newest ones. */
const LOOKED_AT = 500

/** The room with the instant at which the first of `rows` goes by itself. */
export const withExpiry = (room: ConversationRow, rows: readonly HistoryRow[]): ConversationRow => {
  const due = rows.flatMap(({ expires }) => (expires === undefined ? [] : [expires]))
  return due.length === 0 ? room : { ...room, expiring: Math.min(room.expiring ?? Infinity, ...due) }
}

const dropFrom = async (
  tables: ChatTables,
  { expiring: _before, ...room }: ConversationRow,
  now: Instant,
): Promise<ConversationRow> => {
  const rows = await tables.page(room.croomId, Infinity, LOOKED_AT)
  const over = rows.filter((row) => row.expires !== undefined && row.expires <= now)
  for (const row of over) await tables.removeMessage(row.messageUuid)
  const left = await settled(tables, room)
  return withExpiry(
    left,
    rows.filter((row) => !over.includes(row)),
  )
}

/** Takes away what is past its time; answers whose conversations changed and when the next one is due (@rule CHAT-48). */
export const dropExpired = async (
  tables: ChatTables,
  now: Instant,
): Promise<{ readonly changed: readonly UserId[]; readonly next: Instant | null }> => {
  const rooms = (await tables.conversations()).filter((room) => room.expiring !== undefined)
  const due = rooms.filter((room) => (room.expiring ?? Infinity) <= now)
  const dropped: ConversationRow[] = []
  for (const room of due) dropped.push(await dropFrom(tables, room, now))
  await tables.putConversations(dropped)
  const later = [...rooms.filter((room) => !due.includes(room)), ...dropped]
    .flatMap(({ expiring }) => (expiring === undefined ? [] : [expiring]))
    .toSorted((a, b) => a - b)
  return { changed: dropped.map((room) => room.friendId), next: later[0] ?? null }
}
