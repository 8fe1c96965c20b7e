import { Dexie } from 'dexie'
import { chatIdOf } from '../../../domain/chat/chat-id'
import type { UserId } from '../../../domain/kernel/ids'
import { historyRow, type HistoryRow } from '../chat/row.codec'
import type { LivcamChat } from './chat-database'
import type { SearchRows } from '../search/search-rows'

const { minKey, maxKey } = Dexie

/** Rows that are read in one go; the next ones wait for a question that came meanwhile. */
const AT_ONCE = 4_000

/** A person's messages over IndexedDB, read and never written; the store itself notes what is damaged. */
export const dexieSearchRows = ({ dexie, history }: LivcamChat, me: UserId): SearchRows => {
  const intact = (rows: readonly unknown[]): readonly HistoryRow[] =>
    rows.filter((row): row is HistoryRow => historyRow.is(row) && row.userId === me)

  return {
    each: async (take) => {
      await dexie.open()
      const last = await history.orderBy(':id').lastKey()
      for (let upTo = Number(last ?? 0); upTo > 0; upTo -= AT_ONCE)
        take(
          intact(
            await history
              .where(':id')
              .between(upTo - AT_ONCE, upTo, false, true)
              .toArray(),
          ),
        )
    },
    keysOf: async (friend) => {
      const rows = history.where('[userId+croomId+timestamp]')
      if (friend === 'all') return rows.between([me, minKey], [me, maxKey]).primaryKeys()
      const room = chatIdOf(me, friend)
      return rows.between([me, room, minKey], [me, room, maxKey]).primaryKeys()
    },
    byKeys: async (keys) => intact(await history.bulkGet([...keys])),
  }
}
