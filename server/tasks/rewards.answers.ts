import * as E from 'fp-ts/Either'
import { type RewardKind, rewardStatusCode } from '../../src/domain/tasks/reward'
import { accountCalls } from '../../src/infrastructure/gateway/contract/account.calls'
import { tasksCalls } from '../../src/infrastructure/gateway/contract/tasks.calls'
import { answer, type Answered, type Asked, refuse } from '../http/handler'
import type { Call } from '../../src/infrastructure/gateway/contract/call'
import type { PictureAddress } from '../profile/people'
import type { Tx } from '../store/database'
import type { Work } from '../store/store'
import { giveReward, type RewardDeps, rewardStanding, signUpCoinsOf } from './rewards'

export interface RewardsDeps extends RewardDeps {
  /** Whether a push could reach the person now, as far as the gateway knows. */
  readonly hasLivingSubscription: (db: Tx, userId: number) => Promise<boolean>
  readonly pictureAt: PictureAddress
}

/** What condition a claim fails on: no push reaches the person. */
const NOT_MET = 403
/** Given before, on this account or this device, or never to be given. */
const NOT_OPEN = 400

type From = Pick<Asked<Call>, 'now' | 'session'>

const standing = async (deps: RewardsDeps, kind: RewardKind, { session }: From, { db }: Work) => {
  const status = await rewardStanding(db, deps, kind, session)
  return { status: rewardStatusCode[status], gold: status === 'none' ? 0 : deps.settings[kind] }
}

const pictured = async (deps: RewardsDeps, kind: RewardKind, asked: From, work: Work) => ({
  ...(await standing(deps, kind, asked, work)),
  img: deps.pictureAt(`/rewards/${kind}.svg`),
})

const claim = async (deps: RewardsDeps, kind: RewardKind, asked: From, work: Work) => {
  const gold = await giveReward(work, deps, kind, asked)
  return gold === null ? E.left(refuse(NOT_OPEN)) : E.right({ gold })
}

/**
 * Rows 79, 81 to 84 and 121: what is given once. The country that was named decides nothing: where somebody says to be is no
 * reason for coins.
 *
 * @rule TASK-39 TASK-41 TASK-47
 */
export const makeRewardsAnswers = (deps: RewardsDeps): readonly Answered[] => [
  answer(accountCalls.isGiveCoin, async ({ session }, { db }) => {
    const gold = await signUpCoinsOf(db, session.userId)
    return E.right({ status: gold > 0 ? 1 : 0, gold })
  }),
  answer(accountCalls.isPush, async (asked, work) => E.right(await pictured(deps, 'push', asked, work))),
  answer(accountCalls.savePush, async (asked, work) =>
    (await deps.hasLivingSubscription(work.db, asked.session.userId))
      ? claim(deps, 'push', asked, work)
      : E.left(refuse(NOT_MET)),
  ),
  answer(accountCalls.isWebapp, async (asked, work) =>
    E.right({ ...(await pictured(deps, 'install', asked, work)), price: 0 }),
  ),
  answer(accountCalls.saveWebapp, (asked, work) => claim(deps, 'install', asked, work)),
  answer(tasksCalls.pushCoin, async (asked, work) => E.right(await standing(deps, 'push', asked, work))),
]
