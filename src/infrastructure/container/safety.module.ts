import { ContainerModule } from 'inversify'
import type { ReportScene } from '../../application/safety/report-scene.port'
import { makeSafety } from '../../application/safety/safety'
import type { SafetyAdapters } from './adapters'
import { F } from './feature-tokens'
import { token } from './tokens'

const both = token<ReturnType<typeof makeSafety>>('safetyBoth')

/** Appeals and reports. */
export const safetyModule = (parts: SafetyAdapters, scene: ReportScene): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(both)
      .toResolvedValue(() => makeSafety({ ...parts, scene }))
      .inSingletonScope()
    bind(F.safety).toResolvedValue((safety) => safety, [both])
    bind(F.forgetReport).toResolvedValue(({ forget }) => forget, [both])
  })
