import * as E from 'fp-ts/Either'
import { accountCalls } from '../../src/infrastructure/gateway/contract/account.calls'
import { answer, refuse, type Answered } from '../http/handler'
import type { Tx } from '../store/database'
import type { ProfileDeps } from './profile-deps'

/** `p_type` of the privacy agreement, the only one there is. */
const PRIVACY = 3
const AGREED = 1

const NOT_OWN = refuse(403)
const UPDATE_FAILED = refuse(10025, 'update user info failed')

const agreedVersion = async (db: Tx, userId: number): Promise<number> => {
  const row = await db
    .selectFrom('agreements')
    .select('version')
    .where('user_id', '=', userId)
    .where('type', '=', PRIVACY)
    .executeTakeFirst()
  return row?.version ?? 0
}

/** Rows 75 and 76: the privacy popup is shown until its newest version was agreed to (@rule SAFE-12, SAFE-13). */
export const makeAgreementAnswers = ({ settings }: ProfileDeps): readonly Answered[] => [
  answer(accountCalls.agreement, async ({ params, session }, { db }) => {
    if (params.userId !== session.userId) return E.left(NOT_OWN)
    const open = params.p_type === PRIVACY && (await agreedVersion(db, session.userId)) < settings.agreement.version
    return E.right({ show_but: open ? (1 as const) : (0 as const) })
  }),

  answer(accountCalls.updateAgreement, async ({ params, session, now }, { db }) => {
    if (params.userId !== session.userId) return E.left(NOT_OWN)
    if (params.p_type !== PRIVACY || params.agree_but !== AGREED) return E.left(UPDATE_FAILED)
    const agreed = { version: settings.agreement.version, at: now }
    await db
      .insertInto('agreements')
      .values({ user_id: session.userId, type: PRIVACY, ...agreed })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'type']).doUpdateSet(agreed).where('agreements.version', '<', agreed.version),
      )
      .execute()
    return E.right(undefined)
  }),
]
