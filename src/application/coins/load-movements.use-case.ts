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

/** Reads a page of the range that is shown; when another one is shown by the time it comes, it is dropped. */
const read =
  ({ gateway, model }: Deps, page: () => number): Task<void> =>
  () => {
    if (model.listing === 'loading') return Promise.resolve()
    const { range } = model
    const asked = page()
    const still = (run: () => void): void => (model.range === range ? run() : undefined)
    model.begin()
    return pipe(
      gateway.movements(asked, range),
      TE.match(
        () => still(() => model.fail()),
        (found) => still(() => model.add(asked, found)),
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

/** Lists the movements of another range (PLUS-6). */
export const makeShowMovements =
  (deps: Deps): CoinsFeature['show'] =>
  (range) =>
  () => {
    deps.model.show({ ...range })
    return read(deps, () => 1)()
  }
