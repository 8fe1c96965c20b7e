import * as E from 'fp-ts/Either'
import { accountCalls } from '../../src/infrastructure/gateway/contract/account.calls'
import type { LoginReply } from '../../src/infrastructure/gateway/contract/user.codec'
import type { AccountDeps } from '../account/account-deps'
import { flowCookie } from '../account/flow-cookie'
import { checkSupplied, createPerson } from '../account/register'
import { signIn } from '../account/sign-in'
import { answerPublicly, refuse, refuseKeeping, type Answered, type Refusal } from '../http/handler'
import type { Tx } from '../store/database'
import type { Work } from '../store/store'
import { endSocial, findProven, noteUnknown, type SocialFlow } from './social-flow'

const MORE_IS_NEEDED = 10042
/** A key that is foreign, used, late, of another browser or of another provider. */
const NOT_COMPLETED = refuse(10101, 'Sign-in did not complete. Please try again.')

const personOf = async (db: Tx, provider: string, subject: string): Promise<number | null> => {
  const row = await db
    .selectFrom('social_accounts')
    .select('user_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.user_id ?? null
}

const enter = async (
  deps: AccountDeps,
  work: Work,
  asked: Parameters<typeof signIn>[2],
  { flow, registered, userId }: { readonly flow: SocialFlow; readonly registered: boolean; readonly userId: number },
): Promise<E.Either<Refusal, LoginReply>> => {
  await endSocial(work, flow)
  return signIn(work, deps, asked, userId, { deviceName: 'web', registered, way: 'social' })
}

/** Row 63: whoever the provider vouches for, if there is an account; else 10042 with the key of row 64 (@rule ACCT-73). */
const socialLogin = (deps: AccountDeps): Answered =>
  answerPublicly(accountCalls.socialLogin, async (asked, work) => {
    const { cookies, now, params } = asked
    const { loginTypes } = deps.settings.signIn
    const flow = await findProven(work, 'proved', { key: params.token_key, cookie: flowCookie(cookies), now })
    const type = Object.entries(loginTypes).find(([provider]) => provider === flow?.provider)?.[1]
    if (!flow || type !== params.login_type) return E.left(NOT_COMPLETED)
    const userId = await personOf(work.db, flow.provider, flow.subject)
    if (userId !== null) return enter(deps, work, asked, { flow, registered: false, userId })
    const cert_key = await noteUnknown(work, deps.settings.signIn, flow, now)
    return E.left(refuseKeeping(MORE_IS_NEEDED, undefined, { cert_key, nick_name: flow.name }))
  })

/** Row 64: makes the account; in a second tab that comes later it is a sign-in to the account that the first one made. */
const addBasicInfo = (deps: AccountDeps): Answered =>
  answerPublicly(accountCalls.addBasicInfo, async (asked, work) => {
    const { common, cookies, now, params } = asked
    const flow = await findProven(work, 'unknown', { key: params.cert_key, cookie: flowCookie(cookies), now })
    if (!flow) return E.left(NOT_COMPLETED)
    const { email, provider, subject } = flow
    const known = await personOf(work.db, provider, subject)
    if (known !== null) return enter(deps, work, asked, { flow, registered: false, userId: known })
    const supplied = {
      userName: params.nick_name,
      gender: params.sex,
      birthday: params.birthday,
      adultStatement: params.adultStatement,
      countryId: common.countryId,
    }
    const checked = checkSupplied(supplied, deps.sensitiveWords, now)
    if (E.isLeft(checked)) return checked
    const identity = { _tag: 'Social', provider, subject, email } as const
    const userId = await createPerson(work, deps, asked, { checked: checked.right, identity, supplied })
    return enter(deps, work, asked, { flow, registered: true, userId })
  })

/** Rows 63 and 64. */
export const makeSocialAnswers = (deps: AccountDeps): readonly Answered[] => [socialLogin(deps), addBasicInfo(deps)]
