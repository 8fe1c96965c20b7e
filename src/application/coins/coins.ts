import type { CoinsFeature } from './coins.feature'
import type { CoinsModel } from './coins.model'
import type { LoadMovements, MoreMovements } from './load-movements.use-case'

export interface CoinsParts {
  readonly model: CoinsModel
  readonly load: LoadMovements
  readonly more: MoreMovements
}

/** The coins feature as a user interface sees it. */
export const makeCoins = ({ model, ...useCases }: CoinsParts): CoinsFeature => ({ view: model, ...useCases })
