import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max'
import { describe, expect, it } from 'vitest'
import { localeHints } from '../../../../src/domain/kernel/language'
import { countries, countryByCode, countryById } from '../../../../src/domain/kernel/reference/countries'
import { dialCodeOf, dialCodes } from '../../../../src/domain/kernel/reference/dial-codes'

const english = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
/** Names as both sources spell them: locale data shorten. */
const plain = (name = '') => name.replace('St.', 'Saint').replace('&', 'and').replace('and the ', 'and ')
const namedOtherwise = (list: readonly { readonly code: string; readonly name: string }[]) =>
  list.filter(({ code, name }) => plain(english.of(code)) !== plain(name)).map(({ name }) => name)

const sorted = (list: readonly string[]) => [...list].toSorted()

/** The alpha-2 code that the locale data of the runtime have for an ISO number. */
const regionOf = (id: number): string => new Intl.Locale(`und-${String(id).padStart(3, '0')}`).region ?? ''

describe('countries', () => {
  it('are the 249 of ISO 3166-1, each once [DATA-3, DATA-4]', () => {
    expect(countries).toHaveLength(249)
    for (const column of ['id', 'code', 'name'] as const)
      expect(new Set(countries.map((country) => country[column])).size).toBe(249)
  })

  it('have the number that the locale data know for their code [DATA-4]', () => {
    expect(countries.map(({ id }) => regionOf(id))).toEqual(countries.map(({ code }) => code))
  })

  it('have the name that the locale data know for their code, but for nine that ISO names more plainly [DATA-3]', () => {
    expect(namedOtherwise(countries)).toEqual([
      'Bonaire, Sint Eustatius and Saba',
      'Democratic Republic of the Congo',
      'Congo',
      'Hong Kong',
      'Heard Island and McDonald Islands',
      'Myanmar',
      'Macao',
      'Palestine',
      'U.S. Minor Outlying Islands',
    ])
  })

  it('have the dial code of the metadata wherever there are telephones [DATA-3]', () => {
    const dialled = new Map<string, string>(getCountries().map((code) => [code, getCountryCallingCode(code)]))
    const wrong = countries.filter(({ code, dialCode }) => (dialled.get(code) ?? dialCode) !== dialCode)
    expect(wrong).toEqual([])
    expect(sorted(countries.filter(({ code }) => !dialled.has(code)).map(({ code }) => code))).toEqual(
      'AQ BV GS HM PN TF UM'.split(' '),
    )
  })

  it('are found by number and by code', () => {
    expect(countryById(276)).toEqual({ id: 276, code: 'DE', dialCode: '49', name: 'Germany' })
    expect(countryByCode('DE')).toBe(countryById(276))
    expect([countryById(0), countryById(-1), countryByCode(''), countryByCode('de'), countryByCode('ZZ')]).toEqual(
      Array.from({ length: 5 }),
    )
  })

  it('contain those of the locale hints', () => {
    for (const { country } of Object.values(localeHints)) expect(countryByCode(country)).toBeDefined()
  })
})

describe('dial codes', () => {
  const places = getCountries().toSorted()

  it('are those of the metadata, one for each place [DATA-5, DATA-6]', () => {
    expect(dialCodes.map(({ country }) => country)).toEqual(places)
    expect(dialCodes.map(({ dialCode }) => dialCode)).toEqual(places.map((place) => getCountryCallingCode(place)))
    expect(dialCodes.length).toBeGreaterThanOrEqual(230)
    expect(dialCodes.length).toBeLessThanOrEqual(250)
  })

  it('name the places that are no countries as the locale data do [DATA-5]', () => {
    const others = dialCodes.filter(({ country }) => countryByCode(country) === undefined)
    expect(others.map(({ name }) => name)).toEqual(['Ascension Island', 'Tristan da Cunha', 'Kosovo'])
    expect(namedOtherwise(others.map(({ country, name }) => ({ code: country, name })))).toEqual([])
  })

  it('are found by place', () => {
    expect(['TR', 'XK', 'US'].map(dialCodeOf)).toEqual(['90', '383', '1'])
    for (const nowhere of ['AQ', 'tr', '']) expect(dialCodeOf(nowhere)).toBeUndefined()
  })
})
