import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as TE from 'fp-ts/TaskEither'
import type { AccountGateway, SignedIn } from '../../application/account/account-gateway.port'
import type { GatewayError } from '../../application/kernel/gateway-error'
import { toUserId } from '../../domain/kernel/ids'
import { genderCode } from '../../domain/kernel/person'
import { accountCalls } from './contract/account.calls'
import { WEB } from './contract/common.codec'
import { emailCalls } from './contract/email.calls'
import { rtmCalls } from './contract/rtm.calls'
import { userInfo, type LoginReply } from './contract/user.codec'
import type { Gateway } from './gateway'
import { discard, required } from './mapped'
import { toMe } from './person-mapping'
import type { RequestIdentity } from './request-identity'

type Email = Pick<
  AccountGateway,
  'standing' | 'sendCode' | 'confirmCode' | 'confirmLink' | 'confirmed' | 'setPassword' | 'resetPassword'
>
type SignInBy = Pick<AccountGateway, 'register' | 'signIn'>

const signedIn = (reply: LoginReply): TE.TaskEither<GatewayError, SignedIn> =>
  pipe(
    O.Do,
    O.bind('id', () => toUserId(reply.id)),
    O.bind('me', () => toMe(reply.user)),
    O.map(({ id, me }) => ({
      id,
      me,
      token: reply.loginToken,
      signSecret: reply.signSecret,
      registered: reply.user.register === 1,
    })),
    required('sign-in'),
  )

const byEmail = ({ ask }: Gateway): Email => ({
  standing: (email) =>
    pipe(
      ask(emailCalls.exists, { email }),
      TE.map(({ status, userId }) => ({ status, flow: userId })),
    ),
  sendCode: (kind, email, flow, captcha) => {
    const sent = {
      new: () => ask(emailCalls.sendVerifyEmail, { email }, { captcha }),
      existing: () => ask(emailCalls.checkFormalUserEmail, { email, userId: flow }, { captcha }),
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
  confirmed: (email, flow) => pipe(ask(emailCalls.alreadyVerifyEmail, { email, userId: flow }), TE.map(discard)),
  setPassword: (email, password, flow) =>
    pipe(ask(emailCalls.setPassword, { email, password, userId: flow }), TE.map(discard)),
  resetPassword: (email, password, flow) =>
    pipe(ask(emailCalls.resetPassword, { email, password, userId: flow }), TE.map(discard)),
})

const signInBy = ({ ask }: Gateway, identity: RequestIdentity): SignInBy => ({
  register: (email, person, statement) =>
    pipe(
      ask(emailCalls.register, {
        threePartyEmail: email,
        userName: person.name,
        gender: genderCode[person.gender],
        birthday: person.birthday,
        countryId: identity.countryId(),
        adultStatement: statement,
      }),
      TE.flatMap(signedIn),
    ),
  signIn: (email, password) =>
    pipe(
      ask(emailCalls.emailLogin, { userAccount: email, password, deviceType: String(WEB), deviceName: 'web' }),
      TE.flatMap(signedIn),
    ),
})

/** Status of a beat: 1 busy, 2 free; its type is always 0 (@rule GATE-26). */
const beat = (busy: boolean) => ({ status: busy ? 1 : 2, type: 0 })

/** Sign-in by e-mail, the session and the own data over the wire (rows 25, 65, 66, 85, 86, 90, 101 to 109, 175). */
export const makeAccountGateway = (
  gateway: Gateway,
  identity: RequestIdentity,
  sessionOfNow: () => Promise<Gateway> = () => Promise.resolve(gateway),
): AccountGateway => ({
  ...byEmail(gateway),
  ...signInBy(gateway, identity),
  farewell: async () => {
    const taken = await sessionOfNow()
    return pipe(taken.ask(accountCalls.logout, {}), TE.map(discard))
  },
  me: (id) =>
    pipe(
      gateway.ask(accountCalls.getUserInfo, { search_u_id: id }),
      TE.flatMap((info) => pipe(userInfo.is(info) ? toMe(info) : O.none, required('own data'))),
    ),
  balance: pipe(
    gateway.ask(accountCalls.balance, {}),
    TE.map(({ goldNum }) => goldNum),
  ),
  startBeat: (busy) => pipe(gateway.ask(accountCalls.heartBeat, beat(busy)), TE.map(discard)),
  beat: (busy) => pipe(gateway.ask(accountCalls.updateHeartbeat, beat(busy)), TE.map(discard)),
  realtimeToken: pipe(
    gateway.ask(rtmCalls.token, { port_type: WEB }),
    TE.map(({ token }) => token),
  ),
  onSessionOver: gateway.onSessionOver,
})
