import * as E from 'fp-ts/Either'
import { ADULT_STATEMENT_VERSION } from '../../src/domain/account/adult-statement'
import { accountCalls } from '../../src/infrastructure/gateway/contract/account.calls'
import { configCalls } from '../../src/infrastructure/gateway/contract/config.calls'
import { answer, answerPrepared, answerPublicly, refuse, type Answered } from '../http/handler'
import type { AccountDeps } from './account-deps'
import { makeAutomaticAnswers } from './automatic.answers'
import { makeEmailAnswers } from './email.answers'
import { countOnline, noteBeat } from './presence'

const UPDATE_FAILED = 10025

const beats = [accountCalls.heartBeat, accountCalls.updateHeartbeat].map((call) =>
  answer(call, async ({ params, session, now }, work) => {
    await noteBeat(work, session.userId, params.status, now)
    return E.right(undefined)
  }),
)

const ageStatement = answer(accountCalls.ageStatement, async ({ params, session, now }, { db }) => {
  if (params.version !== ADULT_STATEMENT_VERSION) return E.left(refuse(UPDATE_FAILED))
  await db
    .insertInto('age_statements')
    .values({ user_id: session.userId, version: params.version, method: 'statement', at: now })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
  return E.right(undefined)
})

const onlineCount = answerPublicly(configCalls.onlineCount, async ({ now }, { db }) =>
  E.right({ count: await countOnline(db, now) }),
)

/** Rows 85, 86, 90, 177, 182, 186 and the e-mail flow. */
export const makeAccountAnswers = (deps: AccountDeps): readonly Answered[] => [
  ...makeAutomaticAnswers(deps),
  ...makeEmailAnswers(deps),
  ...beats,
  ageStatement,
  onlineCount,
  answer(accountCalls.balance, async ({ session }, { db }) =>
    E.right({ goldNum: await deps.ledger.balance(db, session.userId) }),
  ),
  answerPrepared(
    accountCalls.captcha,
    ({ now }) => deps.captcha.challenge(now),
    (_asked, _work, challenge) => Promise.resolve(E.right(challenge)),
  ),
]
