import * as E from 'fp-ts/Either'
import { presenceCode } from '../../src/domain/friends/presence'
import { accountCalls } from '../../src/infrastructure/gateway/contract/account.calls'
import { answer, answerPublicly, type Answered } from '../http/handler'
import { makeAgreementAnswers } from './agreement.answers'
import { makeHostAnswers } from './host.answers'
import { listsAnswers } from './lists.answers'
import { ownInfo } from './own-info'
import { findUser, nobody, reachable } from './people'
import { infoOf } from './people-info'
import { makePhotosAnswers } from './photos.answers'
import { presenceSeen } from './presence-seen'
import type { ProfileDeps } from './profile-deps'
import { updateInfo } from './update-info'

const MAX_ASKED = 100

/** Row 66: oneself, or somebody else as far as the asker may know of them (PROF-8). */
const getUserInfo = (deps: ProfileDeps): Answered =>
  answer(accountCalls.getUserInfo, async ({ params, session, now }, { db }) => {
    if (params.search_u_id === session.userId) {
      const own = await findUser(db, session.userId)
      return own ? E.right(await ownInfo(db, deps, own)) : E.left(nobody)
    }
    const user = await reachable(db, session.userId, params.search_u_id)
    const person = user && (await infoOf(db, session.userId, user, now, deps))
    return person ? E.right(person) : E.left(nobody)
  })

/** Row 78. */
const rechargeStatus = answer(accountCalls.rechargeStatus, async ({ session }, { db }) => {
  const user = await findUser(db, session.userId)
  return user ? E.right({ payStatus: user.pay_status === 1 ? (1 as const) : (0 as const) }) : E.left(nobody)
})

/** Rows 51, 53, 66, 68 to 76, 78, 87 and 183: people, their pictures and presence. */
export const makeProfileAnswers = (deps: ProfileDeps): readonly Answered[] => [
  getUserInfo(deps),
  updateInfo(deps),
  ...makePhotosAnswers(deps),
  ...listsAnswers,
  ...makeAgreementAnswers(deps),
  rechargeStatus,
  ...makeHostAnswers(deps),

  answerPublicly(accountCalls.onlineStatus, async ({ params, session, now }, { db }) => {
    const asked = [...new Set(params.userIds.split(',').map(Number))]
    const ids = asked.filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, MAX_ASKED)
    const presence = await presenceSeen(db, session?.userId ?? null, ids, now)
    return E.right({ list: ids.map((userId) => ({ userId, status: presence.get(userId) ?? presenceCode.unknown })) })
  }),
]
