import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keyOfNumber, typedDigits, unchecked } from '../../../src/domain/account/phone-number'
import { isWholeCode, typedCode } from '../../../src/domain/account/verification-code'

describe('the field of a telephone number', () => {
  it('takes digits only, at most 20 [ACCT-18]', () => {
    expect(typedDigits('+49 (0)151-23 abc')).toBe('49015123')
    expect(typedDigits('1'.repeat(20))).toHaveLength(20)
    expect(typedDigits('1'.repeat(21))).toHaveLength(20)
    expect(typedDigits('')).toBe('')
  })

  it('takes the digits of other scripts as what they mean [ACCT-18]', () => {
    expect(typedDigits('٠١٢٣٤٥٦٧٨٩')).toBe('0123456789')
    expect(typedDigits('۰۹')).toBe('09')
    expect(typedDigits('०९๐๙０９')).toBe('090909')
  })

  it('leaves nothing else of rubbish: emoji, zero width, right-to-left, megabytes [ACCT-18]', () => {
    expect(typedDigits('1️⃣\u200b2\u202e3😀')).toBe('123')
    expect(typedDigits('x9'.repeat(500_000))).toBe('9'.repeat(20))
    const unit = fc.constantFrom('1', '٣', '९', 'x', '😀', '\u200b', '\u202e', '½', '²', ' ')
    fc.assert(fc.property(fc.string({ unit, maxLength: 40 }), (typed) => /^[0-9]{0,20}$/.test(typedDigits(typed))))
  })

  it('is shown with its dial code when nobody knows its form [ACCT-19]', () => {
    const typed = { country: 'DE', code: '49', digits: '15112345' }
    expect(unchecked(typed)).toEqual({ ...typed, shown: '+49 15112345' })
  })

  it('is one number for one dial code and digits, whatever the country is called [ACCT-25]', () => {
    const us = { country: 'US', code: '1', digits: '2025550100' }
    expect(keyOfNumber(us)).toBe(keyOfNumber({ ...us, country: 'CA' }))
    expect(keyOfNumber(us)).not.toBe(keyOfNumber({ ...us, code: '12', digits: '025550100' }))
  })
})

describe('the field of a code', () => {
  it('takes six digits and nothing else [ACCT-22]', () => {
    expect(typedCode('12a3 4')).toBe('1234')
    expect(typedCode('1234567')).toBe('123456')
    expect(typedCode('١٢٣٤٥٦')).toBe('123456')
  })

  it('is whole with the sixth digit [ACCT-23]', () => {
    expect(isWholeCode('12345')).toBe(false)
    expect(isWholeCode('123456')).toBe(true)
    expect(isWholeCode('12345a')).toBe(false)
    expect(isWholeCode('1234567')).toBe(false)
  })
})
