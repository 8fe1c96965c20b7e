import * as E from 'fp-ts/Either'
import { accountCalls } from '../../src/infrastructure/gateway/contract/account.calls'
import { answer, refuse, type Answered } from '../http/handler'
import type { AccountDeps } from './account-deps'

const UPDATE_FAILED = refuse(10025, 'update user info failed')

/** Row 186: for accounts without a statement, or with an older one (PLUS-16). */
export const makeAgeAnswers = ({ age }: AccountDeps): readonly Answered[] => [
  answer(accountCalls.ageStatement, async ({ params, session, now }, work) => {
    const stated = await age.state(work, session.userId, params.version, now)
    return E.isLeft(stated) ? E.left(UPDATE_FAILED) : stated
  }),
]
