import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { EmailGateway } from '../../application/account/sign-in-gateway.port'
import { genderCode } from '../../domain/kernel/person'
import { WEB } from './contract/common.codec'
import { emailCalls } from './contract/email.calls'
import { entry } from './entry'
import type { Gateway } from './gateway'
import { discard } from './mapped'
import type { RequestIdentity } from './request-identity'

type Flow = Omit<EmailGateway, 'register' | 'signIn'>

const flow = ({ ask }: Gateway): Flow => ({
  standing: (email) =>
    pipe(
      ask(emailCalls.exists, { email }),
      TE.map(({ status, userId }) => ({ status, flow: userId })),
    ),
  sendCode: (kind, email, flowId, captcha) => {
    const sent = {
      new: () => ask(emailCalls.sendVerifyEmail, { email }, { captcha }),
      existing: () => ask(emailCalls.checkFormalUserEmail, { email, userId: flowId }, { captcha }),
      forgot: () => ask(emailCalls.sendForgetEmail, { email }, { captcha }),
    }
    return pipe(sent[kind](), TE.map(discard))
  },
  confirmCode: (code) => pipe(ask(emailCalls.confirm, { code }), TE.map(discard)),
  confirmLink: (token) =>
    pipe(
      ask(emailCalls.confirm, { token }),
      TE.map(({ email, sameBrowser }) => ({ email, here: sameBrowser })),
    ),
  confirmed: (email, userId) => pipe(ask(emailCalls.alreadyVerifyEmail, { email, userId }), TE.map(discard)),
  setPassword: (email, password, userId) =>
    pipe(ask(emailCalls.setPassword, { email, password, userId }), TE.map(discard)),
  resetPassword: (email, password, userId) =>
    pipe(ask(emailCalls.resetPassword, { email, password, userId }), TE.map(discard)),
})

/** Sign-in by e-mail over the wire (rows 101 to 109, 175). */
export const makeEmailGateway = (gateway: Gateway, identity: RequestIdentity): EmailGateway => ({
  ...flow(gateway),
  register: (email, { birthday, gender, name, statement }) =>
    entry(
      gateway.ask(emailCalls.register, {
        threePartyEmail: email,
        userName: name,
        gender: genderCode[gender],
        birthday,
        countryId: identity.countryId(),
        adultStatement: statement,
      }),
    ),
  signIn: (email, password) =>
    entry(
      gateway.ask(emailCalls.emailLogin, {
        userAccount: email,
        password,
        deviceType: String(WEB),
        deviceName: identity.device ?? 'web',
      }),
    ),
})
