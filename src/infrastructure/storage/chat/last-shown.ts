import * as O from 'fp-ts/Option'
import { kindOf } from '../../../domain/chat/message-kind'
import type { HistoryRow } from './row.codec'
import { messageOf } from './rows'
import type { ChatTables } from './tables'

/** Behind the newest message that still shows lie at most so many that were deleted one by one. */
const LOOKED_AT = 100

const shows = (row: HistoryRow): boolean => O.isSome(kindOf(messageOf(row)))

/** The newest message of a room that shows; what was deleted here is an empty row and does not. */
export const lastShown = async (tables: ChatTables, croomId: string): Promise<HistoryRow | undefined> => {
  const [newest] = await tables.page(croomId, Infinity, 1)
  return newest === undefined || shows(newest) ? newest : (await tables.page(croomId, Infinity, LOOKED_AT)).find(shows)
}
