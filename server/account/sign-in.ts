import * as E from 'fp-ts/Either'
import type { LoginReply } from '../../src/infrastructure/gateway/contract/user.codec'
import { refuse, type AskedPublicly, type Refusal } from '../http/handler'
import { findUser, toUserInfo } from '../profile/people'
import type { Work } from '../store/store'
import type { AccountDeps } from './account-deps'

type Signing = Pick<AskedPublicly<never>, 'common' | 'setCookie' | 'now'>

/** The account is no longer there (ACCT-97). */
const GONE = refuse(10101, 'The user does not exist')

/**
 * The one door of every sign-in, for somebody who has proved who they are: opens a session on the asker's device, sets its
 * twin cookie, and makes the reply.
 */
export const signIn = async (
  work: Work,
  { ledger, sessions }: Pick<AccountDeps, 'ledger' | 'sessions'>,
  asked: Signing,
  userId: number,
  how: { deviceName: string; registered: boolean },
): Promise<E.Either<Refusal, LoginReply>> => {
  const user = await findUser(work.db, userId)
  if (!user) return E.left(GONE)
  const session = await sessions.create(work, {
    userId,
    kind: how.deviceName === 'terminal' ? 'terminal' : 'browser',
    deviceId: asked.common.deviceId,
    deviceName: how.deviceName,
  })
  asked.setCookie(session.cookie)
  const info = toUserInfo(user, await ledger.balance(work.db, userId))
  return E.right({
    id: userId,
    loginToken: session.loginToken,
    signSecret: session.signSecret,
    user: { ...info, register: how.registered ? 1 : 0 },
  })
}
