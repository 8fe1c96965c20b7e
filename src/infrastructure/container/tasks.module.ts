import { ContainerModule } from 'inversify'
import { makeTasks } from '../../application/tasks/tasks'
import type { TasksAdapters } from './adapters'
import { F } from './feature-tokens'
import { T, token } from './tokens'

const S = {
  parts: token<ReturnType<typeof makeTasks>>('tasksParts'),
} as const

/** Tasks of a day. */
export const tasksModule = ({ gateway }: TasksAdapters): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(S.parts)
      .toResolvedValue(
        (account, clock, local, refresh) => makeTasks({ clock, gateway, local, me: () => account.userId, refresh }),
        [T.accountModel, T.clock, T.local, T.refresh],
      )
      .inSingletonScope()
    bind(F.tasks).toResolvedValue(({ feature }) => feature, [S.parts])
    bind(F.forgetTasks).toResolvedValue(({ forget }) => forget, [S.parts])
  })
