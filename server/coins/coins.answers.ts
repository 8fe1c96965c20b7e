import * as E from 'fp-ts/Either'
import type { Language } from '../../src/domain/kernel/language'
import { coinsCalls } from '../../src/infrastructure/gateway/contract/coins.calls'
import { answer, type Answered } from '../http/handler'
import { faceOutside } from '../profile/deleted-person'
import type { Tx } from '../store/database'
import type { Ledger, ListedMovement } from './ledger.port'
import { limitAnswers } from './limits/limits.answers'

const PAGE_SIZE = 30
const LARGEST_PAGE = 500

/** What others are called by whoever reads: not at all in a block or after a deletion (@rule PLUS-12, PLUS-14). */
const namesOf = async (
  db: Tx,
  userId: number,
  movements: readonly ListedMovement[],
  language: Language,
): Promise<Map<number, string>> => {
  const ids = [...new Set(movements.flatMap(({ other }) => (other === null ? [] : [other])))]
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .leftJoin('blocks as mine', (join) => join.on('mine.user_id', '=', userId).onRef('mine.other_id', '=', 'users.id'))
    .leftJoin('blocks as theirs', (join) =>
      join.onRef('theirs.user_id', '=', 'users.id').on('theirs.other_id', '=', userId),
    )
    .select(['users.id', 'user_name', 'head_img', 'deleted_at', 'mine.at as blocked_at', 'theirs.at as barred_at'])
    .where('users.id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, faceOutside(row, language).user_name]))
}

/** Row 167: when, what for, with whom, how many coins, balance after (PLUS-6); row 168: the person's own limits (PLUS-9). */
export const makeCoinsAnswers = (ledger: Ledger): readonly Answered[] => [
  answer(coinsCalls.ledger, async ({ language, params, session }, { db }) => {
    const { pageNo, pageSize = PAGE_SIZE, from, to } = params
    const query = {
      pageNo: Math.max(1, pageNo),
      pageSize: Math.min(LARGEST_PAGE, Math.max(1, pageSize)),
      ...(from === undefined ? {} : { from }),
      ...(to === undefined ? {} : { to }),
    }
    const page = await ledger.movements(db, session.userId, query)
    const names = await namesOf(db, session.userId, page.list, language)
    const list = page.list.map(({ id, at, kind, amount, balanceAfter, other, orderId }) => ({
      id: String(id),
      at,
      kind,
      coins: amount,
      balanceAfter,
      ...(other === null ? {} : { otherId: other, otherName: names.get(other) ?? '' }),
      ...(orderId === null ? {} : { orderId }),
    }))
    const { debt } = await ledger.purse(db, session.userId)
    return E.right({ pageNo: page.pageNo, pages: page.pages, list, debt })
  }),
  ...limitAnswers,
]
