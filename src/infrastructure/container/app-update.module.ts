import { ContainerModule } from 'inversify'
import { makeAppUpdate } from '../../application/tasks/app-update'
import { AppUpdateModel } from '../../application/tasks/app-update.model'
import type { AppUpdates } from '../../application/tasks/app-update.port'
import { F } from './feature-tokens'
import { T } from './tokens'

/** The program as this browser keeps it, and its newer builds. */
export const appUpdateModule = (updates: AppUpdates): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(F.appUpdate)
      .toResolvedValue(
        (busy, clock) => makeAppUpdate({ busy, clock, model: new AppUpdateModel(), updates }),
        [T.busy, T.clock],
      )
      .inSingletonScope()
  })
