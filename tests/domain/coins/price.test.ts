import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { digitsOf, grossUp, inWholeUnits, priceOf, samePrice } from '../../../src/domain/coins/price'

const minor = fc.integer({ min: 1, max: 1_000_000_000 })
const currency = fc.constantFrom('JPY', 'USD', 'KWD', 'EUR', 'IDR')

describe('the price with the provider’s fee', () => {
  it('is the price divided by what is left of it: 10 at 0.2 is 12.50 [COIN-17]', () => {
    expect(grossUp(1_000, 200_000)).toEqual(O.some(1_250))
  })

  it('is rounded up to the smallest unit: 9.99 at 0.05 is 10.52, and without a fee it stays [COIN-18]', () => {
    expect(grossUp(999, 50_000)).toEqual(O.some(1_052))
    expect(grossUp(999, 0)).toEqual(O.some(999))
    expect(grossUp(1, 1)).toEqual(O.some(2))
  })

  it('is what exact decimal arithmetic says [COIN-17, COIN-18]', () => {
    fc.assert(
      fc.property(minor, fc.integer({ min: 0, max: 900_000 }), (price, fee) => {
        const left = new Decimal(1).minus(new Decimal(fee).div(1_000_000))
        const exact = new Decimal(price).div(left)
        // A quotient that is whole in exact arithmetic stays whole however far the division was carried.
        const whole = exact.round()
        const wanted = whole.times(left).equals(price) ? whole : exact.ceil()
        expect(grossUp(price, fee)).toEqual(O.some(wanted.toNumber()))
      }),
    )
  })

  it('leaves the provider its fee and the house at least the price [COIN-17]', () => {
    fc.assert(
      fc.property(minor, fc.integer({ min: 0, max: 900_000 }), (price, fee) => {
        const paid = BigInt(O.getOrElse(() => 0)(grossUp(price, fee)))
        const left = BigInt(1_000_000 - fee)
        expect(paid * left >= BigInt(price) * 1_000_000n).toBe(true)
        expect((paid - 1n) * left < BigInt(price) * 1_000_000n).toBe(true)
      }),
    )
  })

  it('is none for what is no price or no fee', () => {
    const cases = [
      [0, 0],
      [-1, 0],
      [1.5, 0],
      [100, -1],
      [100, 1_000_000],
      [100, 0.5],
      [Number.MAX_SAFE_INTEGER, 1],
      [Number.NaN, 0],
    ] as const
    for (const [price, fee] of cases) expect(grossUp(price, fee)).toEqual(O.none)
  })
})

describe('prices on the wire', () => {
  it('have the digits of their currency', () => {
    expect(['JPY', 'USD', 'KWD', 'IDR'].map(digitsOf)).toEqual([0, 2, 3, 2])
  })

  it('are whole units without an error of floats', () => {
    expect(inWholeUnits({ minor: 1_052, currency: 'USD' })).toBe(10.52)
    expect(inWholeUnits({ minor: 5, currency: 'USD' })).toBe(0.05)
    expect(inWholeUnits({ minor: 1_500, currency: 'JPY' })).toBe(1_500)
    expect(inWholeUnits({ minor: 3_050, currency: 'KWD' })).toBe(3.05)
  })

  it('come back as the same price', () => {
    fc.assert(
      fc.property(minor, currency, (amount, code) => {
        const price = { minor: amount, currency: code }
        expect(priceOf(inWholeUnits(price), code)).toEqual(O.some(price))
      }),
    )
  })

  it('are refused when they are zero, negative, too fine, huge or no number', () => {
    const cases = [0, -1, 10.521, 1e21, 1e-7, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER]
    for (const given of cases) expect(priceOf(given, 'USD')).toEqual(O.none)
    expect(priceOf(10.5, 'JPY')).toEqual(O.none)
    expect(priceOf(10.521, 'KWD')).toEqual(O.some({ minor: 10_521, currency: 'KWD' }))
  })

  it('are the same only in the same currency', () => {
    expect(samePrice({ minor: 1, currency: 'USD' }, { minor: 1, currency: 'USD' })).toBe(true)
    expect(samePrice({ minor: 1, currency: 'USD' }, { minor: 1, currency: 'EUR' })).toBe(false)
    expect(samePrice({ minor: 1, currency: 'USD' }, { minor: 2, currency: 'USD' })).toBe(false)
  })
})
