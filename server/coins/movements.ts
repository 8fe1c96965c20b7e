import type { Tx } from '../store/database'
import type { ListedMovement, MovementPage, MovementQuery } from './ledger.port'

const listed = (db: Tx, userId: number, { from, to }: MovementQuery) =>
  db
    .selectFrom('transfers')
    .where('user_id', '=', userId)
    .where('amount', '<>', 0)
    .$if(from !== undefined, (query) => query.where('at', '>=', from ?? 0))
    .$if(to !== undefined, (query) => query.where('at', '<', to ?? 0))

/** Keys of what an order moves begin with it: `order:<id>`, `order:<id>:refund`. */
const orderOf = (key: string): string | null => /^order:([^:]+)/.exec(key)?.[1] ?? null

/** A page of a person's movements, newest first; `from` is included, `to` is not. */
export const movements = async (db: Tx, userId: number, query: MovementQuery): Promise<MovementPage> => {
  const { total } = await listed(db, userId, query)
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await listed(db, userId, query)
    .select(['id', 'at', 'key', 'kind', 'amount', 'balance_after', 'other_id'])
    .orderBy('id', 'desc')
    .limit(query.pageSize)
    .offset((query.pageNo - 1) * query.pageSize)
    .execute()
  const list = rows.map(({ balance_after, key, other_id, ...row }): ListedMovement => ({
    ...row,
    balanceAfter: balance_after,
    other: other_id,
    orderId: orderOf(key),
  }))
  return { pageNo: query.pageNo, pages: Math.ceil(total / query.pageSize), list }
}
