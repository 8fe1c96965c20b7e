import * as E from 'fp-ts/Either'
import { ADULT_STATEMENT_VERSION } from '../../src/domain/account/adult-statement'
import type { Mode } from '../settings'
import type { AgeAssurance, AgeMethod } from './age-assurance.port'

const SIGNED: AgeMethod = 'statement'

const acceptedIn: Readonly<Record<Mode, readonly AgeMethod[]>> = {
  local: [SIGNED, 'demo'],
  production: [SIGNED],
}

/** The signed statement; demo people count in local mode only (@rule PLUS-16). */
export const statedAge = (mode: Mode): AgeAssurance => ({
  assured: async (db, userId) => {
    const row = await db.selectFrom('age_statements').select('method').where('user_id', '=', userId).executeTakeFirst()
    return acceptedIn[mode].some((method) => method === row?.method)
  },

  adults: (where) =>
    where.exists(
      where
        .selectFrom('age_statements')
        .select('age_statements.user_id')
        .whereRef('age_statements.user_id', '=', 'users.id')
        .where('age_statements.method', 'in', [...acceptedIn[mode]]),
    ),

  state: async ({ db }, userId, version, now) => {
    if (version !== ADULT_STATEMENT_VERSION) return E.left({ _tag: 'OtherStatement' })
    const statement = { version, method: SIGNED, at: now }
    await db
      .insertInto('age_statements')
      .values({ user_id: userId, ...statement })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet(statement)
          .where((was) =>
            was.or([was('age_statements.method', '<>', SIGNED), was('age_statements.version', '<>', version)]),
          ),
      )
      .execute()
    return E.right(undefined)
  },
})
