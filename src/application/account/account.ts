import { pipe } from 'fp-ts/function'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import { closed } from '../../domain/account/sign-in'
import type { AccountGateway } from './account-gateway.port'
import type { AccountFeature } from './account.feature'
import type { AccountModel } from './account.model'
import type { LateSignIn } from './late-sign-in'
import type { LocalData } from './local-data.port'
import type { Refresh } from './refresh.use-case'
import type { SignOut } from './sign-out.use-case'

interface Deps {
  readonly gateway: Pick<AccountGateway, 'playWays'>
  readonly local: LocalData
  readonly model: AccountModel
  readonly refresh: Refresh
  readonly signIn: LateSignIn
  readonly signOut: SignOut
}

/** The account feature as a user interface sees it. */
export const makeAccount = ({ gateway, local, model, refresh, signIn, signOut }: Deps): AccountFeature => ({
  ...signIn,
  view: model,
  closeSignIn: () => model.show(closed),
  dismissNotice: () => model.dismiss(),
  unsent: () => (model.userId === null ? T.of(0) : local.unsent(model.userId))(),
  signOut,
  refresh,
  loadPlayWays: pipe(
    gateway.playWays,
    TE.match(
      () => undefined,
      (ways) => model.setPlayWays(ways),
    ),
  ),
})
