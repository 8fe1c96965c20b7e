import * as E from 'fp-ts/Either'
import type { IO } from 'fp-ts/IO'
import type { Task } from 'fp-ts/Task'
import type { TaskEither } from 'fp-ts/TaskEither'
import { checkInProblem } from '../../domain/tasks/check-in'
import { dayNumber } from '../../domain/kernel/day'
import type { Clock } from '../kernel/clock.port'
import type { GatewayError } from '../kernel/gateway-error'
import type { Ids } from '../kernel/ids.port'
import { makePressOnce } from '../kernel/press-once'
import type { ActivityFeature } from './activity.feature'
import { ActivityModel } from './activity.model'
import { makeLoadActivity, makeLoadEntries, type ActivityReading } from './load-activity.use-case'

export interface ActivityDeps extends Omit<ActivityReading, 'model'> {
  readonly clock: Clock
  readonly ids: Ids
  /** The daily check-in reads anew how it stands. */
  readonly checkedIn: Task<void>
}

type Ask = (key: string) => TaskEither<GatewayError, void>

/** One press at a time; whatever it brings, the activity is read anew. `gains`: the coins of a box. */
const makePress = (deps: ActivityDeps, model: ActivityModel, reload: Task<void>) => {
  const press = makePressOnce(deps)
  return async (what: string, ask: Ask, gains: number | null): Promise<void> => {
    const user = deps.me()
    if (user === null || model.sending) return
    model.begin()
    const reply = await press(`${what} of ${user} on ${dayNumber(deps.clock.now())}`, ask)()
    await reload()
    if (deps.me() !== user) return
    if (E.isRight(reply)) return model.settle(null, gains)
    model.settle(checkInProblem(reply.left._tag === 'Refusal' ? reply.left.code : 0), null)
  }
}

/** The activity of signing in; `forget`: the session is over. */
export const makeActivity = (deps: ActivityDeps): { readonly feature: ActivityFeature; readonly forget: IO<void> } => {
  const model = new ActivityModel()
  const load = makeLoadActivity({ ...deps, model })
  const press = makePress(deps, model, load)
  const feature: ActivityFeature = {
    view: model,
    load,
    loadEntries: makeLoadEntries({ ...deps, model }),
    checkIn: async () => {
      await press('check-in', deps.gateway.checkIn, null)
      await deps.checkedIn()
    },
    open: (box) => () => press(`box ${box.id}`, (key) => deps.gateway.open(box.id, key), box.coins),
    dismiss: () => model.dismiss(),
  }
  return { feature, forget: () => model.forget() }
}
