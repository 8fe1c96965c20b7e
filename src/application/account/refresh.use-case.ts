import { pipe } from 'fp-ts/function'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { AccountGateway } from './account-gateway.port'
import type { AccountModel } from './account.model'
import type { SessionStore } from './session-store.port'

interface Deps {
  readonly gateway: AccountGateway
  readonly model: AccountModel
  readonly session: SessionStore
}

/** Reads the own data anew, the balance with them; what cannot be read stays as it was. */
export type Refresh = T.Task<void>

export const makeRefresh =
  ({ gateway, model, session }: Deps): Refresh =>
  () => {
    const user = model.userId
    if (user === null || model.leaving) return Promise.resolve()
    const asked = model.balances
    return pipe(
      gateway.me(user),
      TE.tapIO((me) => () => {
        model.setOnline(true)
        model.update(me, asked)
      }),
      TE.flatMap((me) => (model.userId === me.id ? session.remember(me) : TE.right(undefined))),
      T.asUnit,
    )()
  }
