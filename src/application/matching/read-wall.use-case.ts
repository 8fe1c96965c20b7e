import { pipe } from 'fp-ts/function'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { WallFilter } from '../../domain/matching/wall'
import { groupIds } from '../../domain/profile/groups'
import type { Acquaintances } from '../friends/acquaintances'
import type { GatewayError } from '../kernel/gateway-error'
import type { WallGateway, WallPage } from './wall-gateway.port'
import type { WallModel } from './wall.model'

interface Deps {
  readonly acquaintances: Acquaintances
  readonly gateway: WallGateway
  readonly model: WallModel
  /** Nobody is signed in. */
  readonly visiting: () => boolean
}

const firstPage = ({ gateway, model, visiting }: Deps): TE.TaskEither<GatewayError, WallPage> =>
  visiting()
    ? pipe(
        gateway.guests,
        TE.map((people) => ({ people, next: null })),
      )
    : gateway.page(model.filter, null)

/** Takes an answer, with everybody it brings, unless another turn has begun meanwhile. */
const inTurn = (
  { acquaintances, model }: Deps,
  asked: TE.TaskEither<GatewayError, WallPage>,
  took: (page: WallPage) => void,
): TE.TaskEither<GatewayError, void> => {
  const { turn } = model
  const ifStill = (run: () => void) => TE.fromIO(() => (model.turn === turn ? run() : undefined))
  return pipe(
    asked,
    TE.tapError(() => ifStill(() => model.fail())),
    TE.flatMap((page) =>
      ifStill(() => {
        acquaintances.know(page.people)
        took(page)
      }),
    ),
  )
}

/** The groups and countries to choose from; what cannot be had now stays as it was, and the wall stands without it. */
const readLists = ({ gateway, model, visiting }: Deps): T.Task<void> => {
  const { turn } = model
  const read = <A>(asked: TE.TaskEither<GatewayError, A>, set: (list: A) => void) =>
    pipe(
      asked,
      TE.match(
        () => undefined,
        (list) => (model.turn === turn ? set(list) : undefined),
      ),
    )
  const groups = visiting() ? TE.right(groupIds) : gateway.groups
  return pipe(
    [read(gateway.countries, (list) => model.setCountries(list)), read(groups, (list) => model.setGroups(list))],
    T.sequenceArray,
    T.asUnit,
  )
}

/** Reads the first page and the lists above it anew (MTCH-6, MTCH-7). */
export type LoadWall = TE.TaskEither<GatewayError, void>

export const makeLoadWall =
  (deps: Deps): LoadWall =>
  () => {
    deps.model.begin()
    void readLists(deps)()
    return inTurn(deps, firstPage(deps), (page) => deps.model.show(page))()
  }

/** Shows another part of the wall from its first page on (MTCH-2). */
export type ChooseWall = (filter: Partial<WallFilter>) => T.Task<void>

export const makeChooseWall =
  (deps: Deps): ChooseWall =>
  (filter) =>
  async () => {
    const { model } = deps
    model.choose({ ...model.filter, ...filter })
    model.begin()
    await inTurn(deps, firstPage(deps), (page) => model.show(page))()
  }

/** Reads the next page; nothing while one is on its way or past the last one. */
export type MoreOfWall = T.Task<void>

export const makeMoreOfWall =
  (deps: Deps): MoreOfWall =>
  async () => {
    const { model } = deps
    const { filter, listing, next, refreshing } = model
    if (next === null || listing === 'loading' || refreshing) return
    model.beginMore()
    await inTurn(deps, deps.gateway.page(filter, next), (page) => model.append(page))()
  }
