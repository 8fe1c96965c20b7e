import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Instant } from '../../src/domain/kernel/time'
import type { Database } from '../store/database'

/** Of `users` those whose account no sanction keeps out now: nobody else is shown to others (@rule SAFE-24). */
export const unbanned =
  (now: Instant) =>
  (where: ExpressionBuilder<Database, 'users'>): Expression<SqlBool> =>
    where.not(
      where.exists(
        where
          .selectFrom('sanctions')
          .select('sanctions.id')
          .whereRef('sanctions.user_id', '=', 'users.id')
          .where('sanctions.scope', 'in', ['account', 'both'])
          .where('sanctions.lifted_at', 'is', null)
          .where('sanctions.starts_at', '<=', now)
          .where((either) =>
            either.or([either('sanctions.ends_at', 'is', null), either('sanctions.ends_at', '>', now)]),
          ),
      ),
    )
