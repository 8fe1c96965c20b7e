import { countries } from './countries'

/** A place that numbers are dialled in. */
export interface DialCode {
  /** Alpha-2 code of the place; three of them are not in ISO 3166-1. */
  readonly country: string
  /** Digits that follow the plus; several places may share them, as those of +1 do. */
  readonly dialCode: string
  /** In English; other languages come from `Intl.DisplayNames`. */
  readonly name: string
}

/** Countries of ISO 3166-1 without a numbering plan of their own. */
const withoutPlan: ReadonlySet<string> = new Set(['AQ', 'BV', 'GS', 'HM', 'PN', 'TF', 'UM'])

/** Places with a numbering plan that ISO 3166-1 does not have; their codes are those that CLDR uses. */
const beyondIso: readonly DialCode[] = [
  { country: 'AC', dialCode: '247', name: 'Ascension Island' },
  { country: 'TA', dialCode: '290', name: 'Tristan da Cunha' },
  { country: 'XK', dialCode: '383', name: 'Kosovo' },
]

/** ITU-T E.164 assigned country codes, one for each country or territory, by alpha-2 code. @rule DATA-5 DATA-6 */
export const dialCodes: readonly DialCode[] = [
  ...countries
    .filter(({ code }) => !withoutPlan.has(code))
    .map(({ code, dialCode, name }) => ({ country: code, dialCode, name })),
  ...beyondIso,
].toSorted((one, other) => (one.country < other.country ? -1 : 1))

const byCountry: ReadonlyMap<string, string> = new Map(dialCodes.map(({ country, dialCode }) => [country, dialCode]))

/** @param country alpha-2, capital letters */
export const dialCodeOf = (country: string): string | undefined => byCountry.get(country)

/** The two parts of a number that is written with a plus; no dial code begins with another one. */
export const splitNumber = (number: string): { readonly code: string; readonly digits: string } => {
  const code = dialCodes.find(({ dialCode }) => number.startsWith(`+${dialCode}`))?.dialCode ?? ''
  return { code, digits: number.slice(1 + code.length) }
}
