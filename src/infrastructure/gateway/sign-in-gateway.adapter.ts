import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { OtherGateway, SignInGateway } from '../../application/account/sign-in-gateway.port'
import type { RuntimeConfig } from '../../application/kernel/runtime-config'
import { genderCode } from '../../domain/kernel/person'
import { accountCalls } from './contract/account.calls'
import { configCalls } from './contract/config.calls'
import { phoneCalls } from './contract/phone.calls'
import { makeEmailGateway } from './email-gateway.adapter'
import { entry } from './entry'
import type { Gateway } from './gateway'
import { makePhoneGateway } from './phone-gateway.adapter'
import type { RequestIdentity } from './request-identity'

export interface SignInGatewayDeps {
  readonly config: Pick<RuntimeConfig, 'loginTypes'>
  readonly gateway: Gateway
  readonly identity: RequestIdentity
  /** Code of the language that the page is shown in. */
  readonly language: () => string
}

/** @rule DATA-28, DATA-29 */
const others = ({ config, gateway: { ask } }: SignInGatewayDeps): OtherGateway => ({
  socialSignIn: (provider, token) =>
    entry(ask(accountCalls.socialLogin, { token_key: token, login_type: config.loginTypes[provider] })),
  addInfo: (cert, { birthday, gender, name, statement }) =>
    entry(
      ask(accountCalls.addBasicInfo, {
        cert_key: cert,
        nick_name: name,
        sex: genderCode[gender],
        birthday,
        adultStatement: statement,
      }),
    ),
  enterByCert: (user, cert) => entry(ask(accountCalls.autoLogin, { userId: user, cert })),
  enterRemembered: ({ kind, user }) =>
    entry(ask(kind === 'email' ? phoneCalls.emailAutoLogin : phoneCalls.mobileAutoLogin, { userId: user })),
  country: pipe(
    ask(accountCalls.countryOfAddress, {}),
    TE.map(({ ab, id, ip }) => ({ id, code: ab, ip })),
  ),
  onlineCount: pipe(
    ask(configCalls.onlineCount, {}),
    TE.map(({ count }) => count),
  ),
})

/** Every way in over the wire (rows 63, 64, 67, 77, 91 to 97, 99 to 109, 175, 182). */
export const makeSignInGateway = (deps: SignInGatewayDeps): SignInGateway => ({
  ...makeEmailGateway(deps.gateway, deps.identity),
  ...makePhoneGateway(deps.gateway, deps.identity, deps.language),
  ...others(deps),
})
