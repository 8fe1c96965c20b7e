import * as E from 'fp-ts/Either'
import type { Task } from 'fp-ts/Task'
import type { UserId } from '../../domain/kernel/ids'
import type { ActivityState } from './activity.feature'
import type { ActivityGateway } from './activity-gateway.port'
import type { ActivityModel } from './activity.model'

export interface ActivityReading {
  readonly gateway: ActivityGateway
  readonly me: () => UserId | null
  readonly model: ActivityModel
}

const failed: ActivityState = { _tag: 'Failed' }

const read = async ({ boxes, percent, show, week }: ActivityGateway): Promise<ActivityState> => {
  const shown = await show()
  if (E.isLeft(shown)) return failed
  if (!shown.right) return { _tag: 'None' }
  const [own, all, part] = await Promise.all([week(), boxes(), percent()])
  if (E.isLeft(own) || E.isLeft(all) || E.isLeft(part)) return failed
  return { _tag: 'Shown', activity: { week: own.right, boxes: all.right, percent: part.right } }
}

/** Reads the activity (@rule TASK-54). */
export const makeLoadActivity =
  ({ gateway, me, model }: ActivityReading): Task<void> =>
  async () => {
    const user = me()
    if (user === null) return
    const state = await read(gateway)
    if (me() === user) model.setState(state)
  }

/** Reads the ways into the activity; several that ask at once ask once (@rule TASK-53). */
export const makeLoadEntries = ({ gateway, me, model }: ActivityReading): Task<void> => {
  let reading: { readonly user: UserId; readonly done: Promise<void> } | null = null
  const readWays = async (user: UserId): Promise<void> => {
    const [entrance, entries] = await Promise.all([gateway.entrance(), gateway.entries()])
    if (me() !== user) return
    if (E.isRight(entrance)) model.setEntrance(entrance.right.show ? entrance.right : null)
    if (E.isRight(entries)) model.setEntries(entries.right)
  }
  return () => {
    const user = me()
    if (user === null) return Promise.resolve()
    if (reading?.user === user) return reading.done
    const mine = { user, done: readWays(user).finally(() => void (reading = reading === mine ? null : reading)) }
    reading = mine
    return mine.done
  }
}
