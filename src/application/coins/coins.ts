import type { CoinsFeature } from './coins.feature'
import type { CoinsModel } from './coins.model'

export interface CoinsParts extends Omit<CoinsFeature, 'view'> {
  readonly model: CoinsModel
}

/** The coins feature as a user interface sees it. */
export const makeCoins = ({ model, ...useCases }: CoinsParts): CoinsFeature => ({ view: model, ...useCases })
