import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type {
  Identifier,
  OwnPassword,
  SecurityGateway,
  SignedInDevice,
} from '../../application/account/security-gateway.port'
import type { GatewayError } from '../../application/kernel/gateway-error'
import type { LinkRefused } from '../../domain/account/linking'
import { splitNumber } from '../../domain/kernel/reference/dial-codes'
import { accountCalls } from './contract/account.calls'
import type { ReplyOf } from './contract/call'
import { emailCalls } from './contract/email.calls'
import { linkCalls } from './contract/link.calls'
import { phoneCalls } from './contract/phone.calls'
import type { Gateway } from './gateway'
import { discard } from './mapped'
import { digested } from './password-digest'
import type { RequestIdentity } from './request-identity'

type Linked = ReplyOf<typeof linkCalls.links>['email']

const toIdentifier = (linked: Linked): Identifier | null =>
  linked === null
    ? null
    : { value: linked.value, hasPassword: linked.userSetPassword === 1, nextChange: linked.nextChange ?? null }

const toDevice = (row: ReplyOf<typeof accountCalls.sessions>['list'][number]): SignedInDevice => ({
  id: row.sessionId,
  kind: row.kind === 'terminal' ? 'terminal' : 'browser',
  name: row.deviceName ?? '',
  createdAt: row.createdAt,
  seenAt: row.seenAt,
  current: row.current,
})

const judged = ({
  nextChange,
  state,
}: ReplyOf<typeof linkCalls.link>): TE.TaskEither<GatewayError | LinkRefused, void> => {
  if (state === 'same') return TE.left({ _tag: 'Same' })
  return state === 'later' ? TE.left({ _tag: 'Later', nextChange: nextChange ?? 0 }) : TE.right(undefined)
}

const proofOf = (own: OwnPassword | null): TE.TaskEither<GatewayError, { readonly oldPassword?: string }> => {
  if (own === null) return TE.right({})
  const sent = own.kind === 'phone' ? digested(own.typed) : TE.right<GatewayError, string>(own.typed)
  return TE.map((oldPassword: string) => ({ oldPassword }))(sent)
}

const makeChangePassword =
  ({ ask }: Gateway, identity: RequestIdentity): SecurityGateway['changePassword'] =>
  (kind, value, old, next) => {
    if (kind === 'email') {
      const params = { email: value, password: next, userId: '', oldPassword: old?.typed ?? '' }
      return pipe(ask(emailCalls.setPassword, params), TE.map(discard))
    }
    const { code, digits } = splitNumber(value)
    return pipe(
      TE.Do,
      TE.apS('password', digested(next)),
      TE.apS('proof', proofOf(old)),
      TE.flatMap(({ password, proof }) =>
        ask(phoneCalls.setPassword, {
          deviceId: identity.deviceId(),
          loginToken: identity.token(),
          userId: identity.userId(),
          countryCode: code,
          mobileNo: digits,
          password,
          ...proof,
        }),
      ),
      TE.map(discard),
    )
  }

/** Account security over the wire (rows 88, 96, 104, 171, 172, 178). */
export const makeSecurityGateway = (gateway: Gateway, identity: RequestIdentity): SecurityGateway => {
  const { ask } = gateway
  return {
    identifiers: pipe(
      ask(linkCalls.links, {}),
      TE.map(({ email, phone }) => ({ email: toIdentifier(email), phone: toIdentifier(phone) })),
    ),
    sendLinkCode: (kind, value, captcha, own = null) =>
      pipe(
        proofOf(own),
        TE.flatMap((proof) => ask(linkCalls.link, { kind, value, ...proof }, { captcha })),
        TE.flatMap(judged),
      ),
    link: (kind, value, code) => pipe(ask(linkCalls.link, { kind, value, code }), TE.flatMap(judged)),
    changePassword: makeChangePassword(gateway, identity),
    devices: pipe(
      ask(accountCalls.sessions, {}),
      TE.map(({ list }) => list.map(toDevice)),
    ),
    endDevice: (id) => pipe(ask(accountCalls.endSession, { sessionId: id }), TE.map(discard)),
    everything: pipe(
      ask(accountCalls.exportData, {}),
      TE.map((data) => JSON.stringify(data, null, 2)),
    ),
    deleteAccount: (me) =>
      pipe(
        ask(accountCalls.deleteAccount, { userId: me }),
        TE.map(({ deleteAt }) => deleteAt),
      ),
  }
}
