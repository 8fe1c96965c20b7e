import { pipe } from 'fp-ts/function'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { AccountGateway } from './account-gateway.port'
import type { Refresh } from './refresh.use-case'

interface Deps {
  readonly gateway: AccountGateway
  readonly refresh: Refresh
}

/** Asks once which coins a new person is given, and shows them in the balance; without an answer nothing is missing (ACCT-74). */
export const makeWelcome = ({ gateway, refresh }: Deps): T.Task<void> =>
  pipe(
    gateway.welcomeCoins,
    TE.matchE(
      () => T.of(undefined),
      (coins) => (coins > 0 ? refresh : T.of(undefined)),
    ),
  )
