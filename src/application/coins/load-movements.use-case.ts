import { pipe } from 'fp-ts/function'
import type { Task } from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { CoinsGateway } from './coins-gateway.port'
import type { CoinsModel } from './coins.model'

interface Deps {
  readonly gateway: CoinsGateway
  readonly model: CoinsModel
}

const read =
  ({ gateway, model }: Deps, page: () => number): Task<void> =>
  () => {
    if (model.listing === 'loading') return Promise.resolve()
    const asked = page()
    model.begin()
    return pipe(
      gateway.movements(asked),
      TE.match(
        () => model.fail(),
        ({ list, pages }) => model.add(asked, list, pages),
      ),
    )()
  }

/** Reads the newest movements anew (PLUS-6). */
export type LoadMovements = Task<void>

export const makeLoadMovements = (deps: Deps): LoadMovements => read(deps, () => 1)

/** Reads one page more; at the last one nothing happens (FRND-37). */
export type MoreMovements = Task<void>

export const makeMoreMovements =
  (deps: Deps): MoreMovements =>
  () =>
    deps.model.hasMore ? read(deps, () => deps.model.page + 1)() : Promise.resolve()
