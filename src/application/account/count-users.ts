import { pipe } from 'fp-ts/function'
import type * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { AccountModel } from './account.model'
import type { OtherGateway } from './sign-in-gateway.port'

interface Deps {
  readonly gateway: Pick<OtherGateway, 'onlineCount'>
  readonly model: AccountModel
}

/** Reads how many people are here; a gateway that does not say leaves it open (@rule PLUS-2). */
export const makeCountUsers = ({ gateway, model }: Deps): T.Task<void> =>
  pipe(
    gateway.onlineCount,
    TE.match(
      () => undefined,
      (count) => model.setLiveUsers(count),
    ),
  )
