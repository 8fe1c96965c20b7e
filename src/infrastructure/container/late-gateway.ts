import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { AccountGateway } from '../../application/account/account-gateway.port'
import type { GatewayError } from '../../application/kernel/gateway-error'
import type { Gateway, SessionOverListener } from '../gateway/gateway'
import { once } from './once'

type Load<A> = () => Promise<A>

/** What does not arrive is as good as a gateway that is away. */
const away: GatewayError = { _tag: 'Unreachable', timedOut: false }

const asking =
  <Loaded, A>(load: Load<Loaded>, ask: (loaded: Loaded) => TE.TaskEither<GatewayError, A>) =>
  (): Promise<E.Either<GatewayError, A>> =>
    load().then(
      (loaded) => ask(loaded)(),
      () => E.left(away),
    )

/** A gateway whose program comes when it is first asked: a visitor's first screen asks nothing. */
export const makeLateGateway = (load: Load<Gateway>): Gateway => {
  const listeners = new Set<{ readonly run: SessionOverListener }>()
  const loaded = once(async () => {
    const gateway = await load()
    gateway.onSessionOver((over) => listeners.forEach(({ run }) => run(over)))
    return gateway
  })
  return {
    ask: (call, params, options) => asking(loaded, (gateway) => gateway.ask(call, params, options)),
    askWhole: (call, params, options) => asking(loaded, (gateway) => gateway.askWhole(call, params, options)),
    onSessionOver: (run) => {
      const listener = { run }
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The account's calls, whose codecs come when one is first asked. */
export const makeLateAccountGateway = (
  load: Load<AccountGateway>,
  onSessionOver: AccountGateway['onSessionOver'],
): AccountGateway => ({
  farewell: () =>
    load().then(
      (account) => account.farewell(),
      () => TE.left(away),
    ),
  me: (id) => asking(load, (account) => account.me(id)),
  balance: asking(load, (account) => account.balance),
  welcomeCoins: asking(load, (account) => account.welcomeCoins),
  startBeat: (busy) => asking(load, (account) => account.startBeat(busy)),
  beat: (busy) => asking(load, (account) => account.beat(busy)),
  realtimeToken: asking(load, (account) => account.realtimeToken),
  playWays: asking(load, (account) => account.playWays),
  onSessionOver,
})
