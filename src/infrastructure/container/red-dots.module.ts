import { ContainerModule } from 'inversify'
import { makeRedDots } from '../../application/matching/red-dots'
import type { RedDotsAdapters } from './adapters'
import { F } from './feature-tokens'
import { T, token } from './tokens'

const S = {
  parts: token<ReturnType<typeof makeRedDots>>('redDotsParts'),
} as const

/** Red dots on the tabs. */
export const redDotsModule = ({ gateway }: RedDotsAdapters): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(S.parts)
      .toResolvedValue((local) => makeRedDots({ gateway, local }), [T.local])
      .inSingletonScope()
    bind(F.redDots).toResolvedValue(({ feature }) => feature, [S.parts])
    bind(F.beginRedDots).toResolvedValue(({ begin }) => begin, [S.parts])
  })
