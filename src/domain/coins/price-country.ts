/** The country whose prices hold for whom no list of prices is made (@rule COIN-16). */
export const GENERIC_COUNTRY = 'ZZ'

/** @rule COIN-15 */
const GENERIC: readonly string[] = ['IR', 'SY', 'CN', 'SG']

/**
 * The country whose prices somebody pays: the own one if it has a list of prices.
 *
 * @param code alpha-2 of the account, empty for none
 * @rule COIN-15 COIN-16
 */
export const priceCountry = (code: string, listed: (code: string) => boolean): string =>
  GENERIC.includes(code) || !listed(code) ? GENERIC_COUNTRY : code

/** @rule COIN-12 */
const CARD_COUNTRIES: readonly string[] =
  'AE AT AU BE CA CH DE DK ES FI FR GB GR IE IL IT NL NO NZ JP PT SE SA US'.split(' ')

/** @rule COIN-13 */
const MORE_CARD_COUNTRIES: readonly string[] = 'TR KR KW QA ID PL BR IN MY'.split(' ')

/**
 * Whether cards are taken in a country.
 *
 * @param widened the deployment's app id is one of those that take cards in more countries (COIN-14)
 * @rule COIN-12 COIN-13
 */
export const cardsTaken = (country: string, widened: boolean): boolean =>
  CARD_COUNTRIES.includes(country) || (widened && MORE_CARD_COUNTRIES.includes(country))
