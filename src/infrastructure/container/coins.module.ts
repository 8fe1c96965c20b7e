import { ContainerModule } from 'inversify'
import { makeCoins } from '../../application/coins/coins'
import { CoinsModel } from '../../application/coins/coins.model'
import { makeLoadMovements, makeMoreMovements } from '../../application/coins/load-movements.use-case'
import type { CoinsAdapters } from './adapters'
import { F } from './feature-tokens'
import { token } from './tokens'

const S = {
  gateway: token<CoinsAdapters['gateway']>('coinsGateway'),
} as const

/** Movements of the balance. */
export const coinsModule = (parts: CoinsAdapters): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(S.gateway).toConstantValue(parts.gateway)
    bind(F.coinsModel)
      .toResolvedValue(() => new CoinsModel())
      .inSingletonScope()
    bind(F.coins)
      .toResolvedValue(
        (gateway, model) =>
          makeCoins({
            model,
            load: makeLoadMovements({ gateway, model }),
            more: makeMoreMovements({ gateway, model }),
          }),
        [S.gateway, F.coinsModel],
      )
      .inSingletonScope()
  })
