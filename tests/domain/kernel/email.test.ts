import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { checkEmail, checkFormEmail, cleanEmail } from '../../../src/domain/kernel/email'

describe('e-mail', () => {
  it('loses its spaces [ACCT-52]', () => {
    expect(cleanEmail('a b@c.de')).toBe('ab@c.de')
    expect(checkEmail(' a b@c.de ')).toEqual(E.right('ab@c.de'))
  })

  it.each(['a@b', 'A.b_c-9@d-e.f_g', '1@2.3'])('accepts %s in the login popup [ACCT-53]', (email) => {
    expect(checkEmail(email)).toEqual(E.right(email))
  })

  it.each(['', 'a', '@b.de', 'a@', 'a@b@c.de', 'a+b@c.de', 'ä@b.de', 'a@b.de\u0000', `${'a'.repeat(250)}@b.de`])(
    'refuses %j in the login popup [ACCT-53]',
    (email) => {
      expect(checkEmail(email)).toEqual(E.left({ _tag: 'BadEmail' }))
    },
  )

  it('wants a suffix of two letters in forms [ACCT-54]', () => {
    expect(checkFormEmail('a@b.c')).toEqual(E.left({ _tag: 'BadEmail' }))
    expect(checkFormEmail('a@b')).toEqual(E.left({ _tag: 'BadEmail' }))
    expect(checkFormEmail('a@b.12')).toEqual(E.left({ _tag: 'BadEmail' }))
    expect(checkFormEmail('a_1@b.c.de')).toEqual(E.right('a_1@b.c.de'))
  })
})
