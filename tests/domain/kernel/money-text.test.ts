import { describe, expect, it } from 'vitest'
import { moneyText } from '../../../src/domain/kernel/money-text'

const arabic = { locale: 'ar', direction: 'rtl' } as const
const english = { locale: 'en', direction: 'ltr' } as const

describe('money in words', () => {
  it('keeps the mark of a currency in one piece between words that run from right to left [I18N-3]', () => {
    expect(moneyText(arabic, { amount: 3.75, currency: 'USD' })).toContain('\u2068US$\u2069')
    expect(moneyText(english, { amount: 3.75, currency: 'USD' })).toBe('$3.75')
  })

  it('has as many digits as usage has, or those that are asked for', () => {
    expect(moneyText(english, { amount: 1000, currency: 'JPY' })).toBe('¥1,000')
    expect(
      moneyText(english, { amount: 5, currency: 'USD' }, { minimumFractionDigits: 0, maximumFractionDigits: 2 }),
    ).toBe('$5')
  })
})
