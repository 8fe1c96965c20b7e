import { ContainerModule } from 'inversify'
import type { ReportScene } from '../../application/safety/report-scene.port'
import { makeSafety } from '../../application/safety/safety'
import type { SafetyAdapters } from './adapters'
import { F } from './feature-tokens'

/** Appeals and reports. */
export const safetyModule = (parts: SafetyAdapters, scene: ReportScene): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(F.safety)
      .toResolvedValue(() => makeSafety({ ...parts, scene }))
      .inSingletonScope()
  })
