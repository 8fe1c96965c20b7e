import { countryByCode } from '../src/domain/kernel/reference/countries'
import type { Environment } from './config-environment'

/** What a deployment says about its shop beside its figures. */
export interface ShopConfig {
  /** Countries, alpha-2, in which nothing may be sold (COIN-16). */
  readonly blocked: readonly string[]
  /** App ids with cards in more countries (COIN-13, COIN-14). */
  readonly cardAppIds: readonly string[]
}

const list = (value: string | undefined): readonly string[] =>
  (value ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')

export const shopOf = ({ CARD_APP_IDS, SHOP_BLOCKED_COUNTRIES }: Environment): ShopConfig => ({
  blocked: list(SHOP_BLOCKED_COUNTRIES),
  cardAppIds: list(CARD_APP_IDS),
})

/** What is wrong with how the shop is configured. */
export const shopFaults = (env: Environment): readonly string[] =>
  shopOf(env).blocked.every((code) => countryByCode(code) !== undefined)
    ? []
    : ['SHOP_BLOCKED_COUNTRIES wants alpha-2 codes of ISO 3166-1 in capital letters, comma-joined']
