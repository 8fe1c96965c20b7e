import type { IO } from 'fp-ts/IO'
import type { Container } from 'inversify'
import type { Features } from '../../application/core'
import type { CoreAdapters } from './adapters'
import { F } from './feature-tokens'
import { once } from './once'

type TaskFeatures = Pick<Features, 'activity' | 'checkIn' | 'tasks'>
type Loaded = { -readonly [Name in keyof TaskFeatures]?: TaskFeatures[Name] }

export interface TaskLoaders {
  readonly loaders: { readonly [Name in keyof TaskFeatures]: () => Promise<TaskFeatures[Name]> }
  /** The session is over. */
  readonly forget: IO<void>
}

const loadersOf = (container: Container, adapters: CoreAdapters, loaded: Loaded): TaskLoaders['loaders'] => ({
  tasks: once(async () => {
    const [{ tasksModule }, parts] = await Promise.all([import('./tasks.module'), adapters.tasks()])
    container.load(tasksModule(parts))
    return (loaded.tasks = container.get(F.tasks))
  }),
  checkIn: once(async () => {
    const [{ checkInModule }, parts] = await Promise.all([import('./check-in.module'), adapters.checkIn()])
    container.load(checkInModule(parts))
    return (loaded.checkIn = container.get(F.checkIn))
  }),
  activity: once(async () => {
    const [{ activityModule }, parts] = await Promise.all([import('./activity.module'), adapters.activity()])
    container.load(activityModule(parts, async () => loaded.checkIn?.load()))
    return (loaded.activity = container.get(F.activity))
  }),
})

/** What people come back for, each by itself. */
export const makeTaskLoaders = (container: Container, adapters: CoreAdapters, loaded: Loaded): TaskLoaders => ({
  loaders: loadersOf(container, adapters, loaded),
  forget: () => {
    if (loaded.tasks !== undefined) container.get(F.forgetTasks)()
    if (loaded.checkIn !== undefined) container.get(F.forgetCheckIn)()
    if (loaded.activity !== undefined) container.get(F.forgetActivity)()
  },
})
