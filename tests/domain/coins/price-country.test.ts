import { describe, expect, it } from 'vitest'
import { cardsTaken, priceCountry } from '../../../src/domain/coins/price-country'

const listed = (code: string) => ['DE', 'US', 'SG', 'ZZ'].includes(code)

describe('the country of prices', () => {
  it('is the own one where it has prices', () => {
    expect(['DE', 'US'].map((code) => priceCountry(code, listed))).toEqual(['DE', 'US'])
  })

  it('is the generic one for IR, SY, CN and SG, whatever lists there are [COIN-15]', () => {
    expect(['IR', 'SY', 'CN', 'SG'].map((code) => priceCountry(code, listed))).toEqual(['ZZ', 'ZZ', 'ZZ', 'ZZ'])
  })

  it('is the generic one for countries without prices and for people without a country [COIN-16]', () => {
    expect(['FJ', '', 'ZZ', 'de'].map((code) => priceCountry(code, listed))).toEqual(['ZZ', 'ZZ', 'ZZ', 'ZZ'])
  })
})

describe('cards', () => {
  const base = 'AE AT AU BE CA CH DE DK ES FI FR GB GR IE IL IT NL NO NZ JP PT SE SA US'.split(' ')
  const more = 'TR KR KW QA ID PL BR IN MY'.split(' ')

  it('are taken in the named countries only [COIN-12, COIN-14]', () => {
    expect(base.filter((code) => !cardsTaken(code, false))).toEqual([])
    expect([...more, 'ZZ', 'CN', ''].filter((code) => cardsTaken(code, false))).toEqual([])
  })

  it('are taken in nine more for some app ids [COIN-13]', () => {
    expect([...base, ...more].filter((code) => !cardsTaken(code, true))).toEqual([])
    expect(['ZZ', 'MX', ''].filter((code) => cardsTaken(code, true))).toEqual([])
  })
})
