import { countriesAToK } from './countries-a-to-k'
import { countriesLToZ } from './countries-l-to-z'

/** A country or territory of ISO 3166-1. */
export interface Country {
  /** ISO numeric code; 0 is never one and stands for 'not known' on the wire. */
  readonly id: number
  /** ISO alpha-2 code. */
  readonly code: string
  /** Digits that follow the plus; a place without telephones has those of the country that administers it. */
  readonly dialCode: string
  /** In English; other languages come from `Intl.DisplayNames`. */
  readonly name: string
}

/** By alpha-2 code. @rule DATA-3 DATA-4 */
export const countries: readonly Country[] = [...countriesAToK, ...countriesLToZ].map(([id, code, dialCode, name]) => ({
  id,
  code,
  dialCode,
  name,
}))

const byId: ReadonlyMap<number, Country> = new Map(countries.map((country) => [country.id, country]))
const byCode: ReadonlyMap<string, Country> = new Map(countries.map((country) => [country.code, country]))

export const countryById = (id: number): Country | undefined => byId.get(id)

/** @param code alpha-2, capital letters */
export const countryByCode = (code: string): Country | undefined => byCode.get(code)
