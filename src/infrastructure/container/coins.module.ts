import { ContainerModule } from 'inversify'
import { makeCoins } from '../../application/coins/coins'
import { CoinsModel } from '../../application/coins/coins.model'
import {
  makeLoadMovements,
  makeMoreMovements,
  makeShowMovements,
} from '../../application/coins/load-movements.use-case'
import { makeSaveMovements } from '../../application/coins/save-movements.use-case'
import { makeLoadLimits, makeSetLimit } from '../../application/coins/spending-limits.use-case'
import type { CoinsAdapters } from './adapters-coins'
import { F } from './feature-tokens'
import { T } from './tokens'

/** Movements of the balance, and limits to spending. */
export const coinsModule = ({ files, gateway }: CoinsAdapters): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(F.coinsModel)
      .toResolvedValue(() => new CoinsModel())
      .inSingletonScope()
    bind(F.coins)
      .toResolvedValue(
        (clock, model) =>
          makeCoins({
            model,
            load: makeLoadMovements({ gateway, model }),
            more: makeMoreMovements({ gateway, model }),
            show: makeShowMovements({ gateway, model }),
            saveFile: makeSaveMovements({ clock, files, gateway, model }),
            loadLimits: makeLoadLimits({ gateway, model }),
            setLimit: makeSetLimit({ gateway, model }),
          }),
        [T.clock, F.coinsModel],
      )
      .inSingletonScope()
  })
