import * as E from 'fp-ts/Either'
import { accountCalls } from '../../src/infrastructure/gateway/contract/account.calls'
import type { Way } from '../../src/infrastructure/gateway/contract/automatic-way'
import { phoneCalls } from '../../src/infrastructure/gateway/contract/phone.calls'
import { answerPublicly, refuseKeeping, type Answered } from '../http/handler'
import { noTokenCookies, readToken, tokenCookie } from '../session/automatic-token'
import type { AccountDeps } from './account-deps'
import { redeemCert } from './certs'
import { signIn } from './sign-in'
import { wayOf } from './way'

const EXPIRED = 'Login has expired'
/** Nothing to repeat: whoever asked is a visitor. */
const OVER = refuseKeeping(10101, EXPIRED)

type AutomaticCall = typeof phoneCalls.emailAutoLogin | typeof phoneCalls.mobileAutoLogin

/**
 * Rows 99 and 100: the sign-in of this browser once more, with a new session and a new token (@rule ACCT-82). A token that
 * comes a second time ends the session that it led to, since one of the two browsers is not the person's.
 */
const automatic = (deps: AccountDeps, call: AutomaticCall, ways: readonly Way[]): Answered =>
  answerPublicly(call, async (asked, work) => {
    const { cookies, now, params, setCookie } = asked
    const read = await readToken({ settings: deps.settings.session }, work, tokenCookie(cookies), now)
    if (E.isLeft(read) || read.right.session.userId !== params.userId || !ways.includes(read.right.way)) {
      if (E.isLeft(read) && read.left._tag === 'Copied') {
        await deps.departures.leave(work, read.left.session, { code: 401, message: EXPIRED }, now)
      }
      noTokenCookies.forEach(setCookie)
      return E.left(OVER)
    }
    const { session, way } = read.right
    const deviceName = session.kind === 'terminal' ? 'terminal' : 'web'
    return signIn(work, deps, asked, session.userId, { deviceName, registered: false, way, repeats: session })
  })

/** Row 67: by the `userId` and `cert` of an address (@rule ACCT-81). */
const byCert = (deps: AccountDeps): Answered =>
  answerPublicly(accountCalls.autoLogin, async (asked, work) => {
    const { now, params } = asked
    const purpose = await redeemCert(work, deps.settings.signIn, { ...params, now })
    if (E.isLeft(purpose)) return purpose
    const way = await wayOf(work.db, params.userId)
    const how = { deviceName: 'web', registered: false, way, keepsAccount: purpose.right === 'keepAccount' }
    return signIn(work, deps, asked, params.userId, how)
  })

/** Rows 67, 99 and 100: sign-in without a question. */
export const makeAutomaticAnswers = (deps: AccountDeps): readonly Answered[] => [
  byCert(deps),
  automatic(deps, phoneCalls.emailAutoLogin, ['email']),
  automatic(deps, phoneCalls.mobileAutoLogin, ['phone', 'social']),
]
