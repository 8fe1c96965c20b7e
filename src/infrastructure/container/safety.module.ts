import { ContainerModule } from 'inversify'
import { makeSafety } from '../../application/safety/safety'
import type { SafetyAdapters } from './adapters'
import { F } from './feature-tokens'

/** Appeals and reports. */
export const safetyModule = (parts: SafetyAdapters): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(F.safety)
      .toResolvedValue(() => makeSafety(parts))
      .inSingletonScope()
  })
