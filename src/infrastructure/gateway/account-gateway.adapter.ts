import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as TE from 'fp-ts/TaskEither'
import type { AccountGateway } from '../../application/account/account-gateway.port'
import { accountCalls } from './contract/account.calls'
import { configCalls } from './contract/config.calls'
import { WEB } from './contract/common.codec'
import { rtmCalls } from './contract/rtm.calls'
import { userInfo } from './contract/user.codec'
import type { Gateway } from './gateway'
import { discard, required } from './mapped'
import { toMe } from './person-mapping'
import type { RequestIdentity } from './request-identity'

/** Status of a beat: 1 busy, 2 free; its type is always 0 (@rule GATE-26). */
const beat = (busy: boolean) => ({ status: busy ? 1 : 2, type: 0 })

/** The session and the own data over the wire (rows 25, 65, 66, 79, 85, 86, 90, 135). */
export const makeAccountGateway = (
  gateway: Gateway,
  identity: RequestIdentity,
  sessionOfNow: () => Promise<Gateway> = () => Promise.resolve(gateway),
): AccountGateway => ({
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
  welcomeCoins: pipe(
    TE.fromIO(() => identity.countryId()),
    TE.flatMap((countryId) => gateway.ask(accountCalls.isGiveCoin, { countryId })),
    TE.map(({ gold, status }) => (status === 1 ? gold : 0)),
  ),
  startBeat: (busy) => pipe(gateway.ask(accountCalls.heartBeat, beat(busy)), TE.map(discard)),
  beat: (busy) => pipe(gateway.ask(accountCalls.updateHeartbeat, beat(busy)), TE.map(discard)),
  realtimeToken: pipe(
    gateway.ask(rtmCalls.token, { port_type: WEB }),
    TE.map(({ token }) => token),
  ),
  playWays: pipe(
    gateway.ask(configCalls.siteFunctions, {}),
    TE.map(({ openedPlayWays }) => openedPlayWays.map(({ main, name }) => ({ main, name }))),
  ),
  onSessionOver: gateway.onSessionOver,
})
