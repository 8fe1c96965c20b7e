import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { makePhoneNumbers } from '../../../src/infrastructure/browser/phone-numbers.adapter'
import { makePhoneNumbersFake } from '../../fakes/phone-numbers.fake'

const germany = { country: 'DE', code: '49' }
const checked = (typed: { readonly country: string; readonly code: string; readonly digits: string }) =>
  makePhoneNumbers().check(typed)()

describe.each([
  ['fake', makePhoneNumbersFake],
  ['libphonenumber', makePhoneNumbers],
])('numbers: %s', (_, make) => {
  it('know one number however it is written in its country [ACCT-19]', async () => {
    const digits = async (typed: string) => {
      const found = await make().check({ ...germany, digits: typed })()
      return E.isRight(found) && O.isSome(found.right) ? found.right.value : null
    }
    const number = await digits('015123000001')
    expect(number).toMatchObject({ ...germany, digits: '15123000001' })
    expect(number?.shown).toMatch(/^\+49 /)
    expect(await digits('15123000001')).toEqual(number)
  })

  it('say which numbers there cannot be [ACCT-19] [ACCT-20]', async () => {
    expect(await make().check({ ...germany, digits: '123' })()).toEqual(E.right(O.none))
  })
})

describe('the numbering plans', () => {
  it.each([
    ['US', '1', '2025550143', '+1 202 555 0143'],
    ['AE', '971', '0501234567', '+971 50 123 4567'],
    ['BR', '55', '11961234567', '+55 11 96123 4567'],
    ['IT', '39', '3123456789', '+39 312 345 6789'],
  ])('hold for %s, and write its numbers as people there do [ACCT-19]', async (country, code, digits, shown) => {
    expect(await checked({ country, code, digits })).toMatchObject(E.right(O.some({ country, code, shown })))
  })

  it.each([
    ['DE', '49', '0'],
    ['DE', '49', '1'.repeat(20)],
    ['US', '1', '911'],
    ['US', '1', '0151123456'],
  ])('refuse what is no number in %s +%s: %s [ACCT-19]', async (country, code, digits) => {
    expect(await checked({ country, code, digits })).toEqual(E.right(O.none))
  })

  it('take a number of a country that shares the dial code, since only that travels', async () => {
    expect(await checked({ country: 'US', code: '1', digits: '4165550123' })).toMatchObject(
      E.right(O.some({ code: '1' })),
    )
  })

  it('refuse a dial code that is not the country’s', async () => {
    expect(await checked({ country: 'DE', code: '1', digits: '15123000001' })).toEqual(E.right(O.none))
  })

  it('let any number pass where a country has no plan [ACCT-19]', async () => {
    expect(await checked({ country: 'AQ', code: '672', digits: '1' })).toMatchObject(E.right(O.some({ digits: '1' })))
  })

  it('are loaded when a number is checked; without them nobody knows [ACCT-19]', async () => {
    let loads = 0
    const numbers = makePhoneNumbers(() => {
      loads += 1
      return Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
    })
    expect(loads).toBe(0)
    expect(await numbers.check({ ...germany, digits: '1' })()).toEqual(E.left({ _tag: 'RulesUnavailable' }))
    expect(loads).toBe(1)
  })
})
