import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { checkPassword, typedPassword } from '../../../src/domain/kernel/password'

const bad = E.left({ _tag: 'BadPassword' })

describe('password', () => {
  it.each([
    [5, false],
    [6, true],
    [16, true],
    [17, false],
  ])('of an e-mail account with %i characters passes: %s [ACCT-45]', (length, passes) => {
    const password = 'p'.repeat(length)
    expect(checkPassword('email', password)).toEqual(passes ? E.right(password) : bad)
  })

  it.each([
    [7, false],
    [8, true],
    [30, true],
    [31, false],
  ])('of a phone account with %i characters passes: %s [ACCT-46]', (length, passes) => {
    const password = 'p'.repeat(length)
    expect(checkPassword('phone', password)).toEqual(passes ? E.right(password) : bad)
  })

  it('drops the 17th character of an e-mail password while typing [ACCT-47]', () => {
    expect(typedPassword('email', '12345678901234567')).toBe('1234567890123456')
  })

  it('drops the 31st character of a phone password while typing [ACCT-46]', () => {
    expect(typedPassword('phone', 'x'.repeat(31))).toHaveLength(30)
  })

  it('strips what is not allowed while typing [ACCT-48]', () => {
    expect(typedPassword('email', "a b'c/d")).toBe('abcd')
    expect(typedPassword('phone', '~!@#$%^&*()_+{}:"><?')).toBe('~!@#$%^&*()_+{}:"><?')
  })

  it('is trimmed, and refused with anything else that is not allowed [ACCT-49]', () => {
    expect(checkPassword('email', '  secret1 ')).toEqual(E.right('secret1'))
    expect(checkPassword('email', 'sec ret')).toEqual(bad)
    expect(checkPassword('email', "secret'")).toEqual(bad)
  })
})
