import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasCardNumber, isCardName, withoutCards } from '../../../src/domain/coins/card-data'
import { checkForm, formOf, type PaymentField } from '../../../src/domain/coins/payment-form'

const field = (name: string, over: Partial<PaymentField> = {}): PaymentField => ({
  name,
  label: name,
  type: 'text',
  required: true,
  maxLength: 20,
  ...over,
})

describe('the form before a payment', () => {
  it('asks at least for full name and e-mail, first and once [COIN-39]', () => {
    expect(formOf([]).map(({ name }) => name)).toEqual(['fullName', 'email'])
    const listed = [
      field('cpf', { type: 'digits' }),
      field('mail', { type: 'email', required: false }),
      field('full_name', { required: false }),
    ]
    expect(formOf(listed)).toMatchObject([
      { name: 'full_name', required: true },
      { name: 'mail', required: true },
      { name: 'cpf' },
    ])
  })

  it('never asks for the data of a card [COIN-37]', () => {
    const names = ['card_number', 'cardNo', 'CVV', 'cvc2', 'security code', 'expiry_date', 'exp-month', 'pan']
    expect(formOf(names.map((name) => field(name))).map(({ name }) => name)).toEqual(['fullName', 'email'])
    expect(['document', 'companyName', 'cardholder', 'discount'].filter(isCardName)).toEqual([])
  })

  it('says what is wrong with which answer [COIN-38]', () => {
    const fields = formOf([
      field('cpf', { type: 'digits', maxLength: 3 }),
      field('city', { required: false, maxLength: 3 }),
      field('street'),
    ])
    const typed = { fullName: '  ', email: 'ann@nowhere', cpf: '12a', city: 'Rome', street: '' }
    expect(checkForm(fields, typed)).toEqual(
      E.left({ fullName: 'NameMissing', email: 'BadEmail', cpf: 'NotDigits', city: 'TooLong', street: 'Missing' }),
    )
    const right = {
      fullName: ' Ann Lee ',
      email: 'ann@example.org',
      cpf: '123',
      city: '',
      street: 'Via 1',
      foreign: 'x',
    }
    expect(checkForm(fields, right)).toEqual(
      E.right({ fullName: 'Ann Lee', email: 'ann@example.org', cpf: '123', city: '', street: 'Via 1' }),
    )
  })
})

describe('what may be kept of a form [COIN-37]', () => {
  it.each(['4242424242424242', '4242 4242 4242 4242', 'my card is 4242-4242-4242-4242.', '00378282246310005'])(
    'sees the number of a card in %s',
    (text) => expect(hasCardNumber(text)).toBe(true),
  )

  it.each([
    '1234567890123',
    '5511987654309',
    '4915112345678',
    '12345678901234567',
    '12345678901',
    '2026-11-22',
    'Ann Lee',
    '',
  ])('sees none in %s', (text) => expect(hasCardNumber(text)).toBe(false))

  it('leaves out fields of cards and every answer with a number of a card in it', () => {
    const check = (digits: string): string =>
      ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'].map((last) => digits + last).find(hasCardNumber) ?? ''
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 14, maxLength: 14 })
    const numbers = digits.map((middle) => check(`4${middle}`))
    fc.assert(
      fc.property(numbers, fc.string(), fc.string(), (number, before, after) => {
        expect(withoutCards({ note: `${before} ${number} ${after}`, cvv: '123', city: 'Rome' })).toEqual({
          city: 'Rome',
        })
      }),
    )
  })
})
