import type { LoginReply } from '../../src/infrastructure/gateway/contract/user.codec'
import type { AskedPublicly } from '../http/handler'
import { toUserInfo, type UserRow } from '../profile/people'
import type { Work } from '../store/store'
import type { AccountDeps } from './account-deps'

type Signing = Pick<AskedPublicly<never>, 'common' | 'setCookie'>

/** Opens a session on the asker's device, sets its twin cookie, and makes the reply of every sign-in. */
export const signIn = async (
  work: Work,
  { ledger, sessions }: Pick<AccountDeps, 'ledger' | 'sessions'>,
  asked: Signing,
  user: UserRow,
  how: { deviceName: string; registered: boolean },
): Promise<LoginReply> => {
  const session = await sessions.create(work, {
    userId: user.id,
    kind: how.deviceName === 'terminal' ? 'terminal' : 'browser',
    deviceId: asked.common.deviceId,
    deviceName: how.deviceName,
  })
  asked.setCookie(session.cookie)
  const info = toUserInfo(user, await ledger.balance(work.db, user.id))
  return {
    id: user.id,
    loginToken: session.loginToken,
    signSecret: session.signSecret,
    user: { ...info, register: how.registered ? 1 : 0 },
  }
}
