import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Database } from '../store/database'

/** Of `users` those who are in no block with the asker, whoever made it: the pair never meets in any list (@rule PLUS-12). */
export const unbarred =
  (asker: number) =>
  (where: ExpressionBuilder<Database, 'users'>): Expression<SqlBool> =>
    where.not(
      where.exists(
        where
          .selectFrom('blocks')
          .select('blocks.at')
          .where((pair) =>
            pair.or([
              pair.and([pair('blocks.user_id', '=', asker), pair('blocks.other_id', '=', pair.ref('users.id'))]),
              pair.and([pair('blocks.other_id', '=', asker), pair('blocks.user_id', '=', pair.ref('users.id'))]),
            ]),
          ),
      ),
    )
