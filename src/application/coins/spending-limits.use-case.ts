import { pipe } from 'fp-ts/function'
import type { Task } from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { CoinsGateway } from './coins-gateway.port'
import type { CoinsFeature } from './coins.feature'
import type { CoinsModel } from './coins.model'

interface Deps {
  readonly gateway: CoinsGateway
  readonly model: CoinsModel
}

/** Reads the limits to the own spending (PLUS-9). */
export const makeLoadLimits =
  ({ gateway, model }: Deps): Task<void> =>
  () => {
    model.setLimits('loading')
    return pipe(
      gateway.limits,
      TE.match(
        () => model.setLimits('failed'),
        (limits) => model.setLimits('loaded', limits),
      ),
    )()
  }

/** Sets a limit; what the gateway makes of it is what holds (PLUS-9). */
export const makeSetLimit =
  ({ gateway, model }: Deps): CoinsFeature['setLimit'] =>
  (period, limit) =>
    pipe(
      gateway.setLimit(period, limit),
      TE.map((limits) => model.setLimits('loaded', limits)),
    )
