import { describe, expect, it } from 'vitest'
import { linkedElsewhere, linkRefused, nextChange, passwordFor, provedBy } from '../../../src/domain/account/linking'
import { DAY } from '../../../src/domain/kernel/time'

const now = 1_000 * DAY
const link = (linkedAt: number | null) => ({ value: 'ann@example.org', linkedAt })

describe('a link', () => {
  it('can be changed again 7 days after it was linked, to the moment [ACCT-115]', () => {
    expect(nextChange(link(now - 7 * DAY + 1), now)).toBe(now + 1)
    expect(nextChange(link(now - 7 * DAY), now)).toBeNull()
    expect(linkRefused(link(now), 'new@example.org', now)).toEqual({ _tag: 'Later', nextChange: now + 7 * DAY })
    expect(linkRefused(link(now - 7 * DAY), 'new@example.org', now)).toBeNull()
  })

  it('can be changed when it is so since sign-up, and added when there is none [ACCT-113, ACCT-115]', () => {
    expect(linkRefused(link(null), 'new@example.org', now)).toBeNull()
    expect(linkRefused(null, 'new@example.org', now)).toBeNull()
  })

  it('takes no value that it has already, however long ago [ACCT-114]', () => {
    expect(linkRefused(link(null), 'ann@example.org', now)).toEqual({ _tag: 'Same' })
    expect(linkRefused(link(now), 'ann@example.org', now)).toEqual({ _tag: 'Same' })
  })

  it('wants the password of the address, else that of the number, else none', () => {
    expect(provedBy({ email: true, phone: true })).toBe('email')
    expect(provedBy({ email: true, phone: false })).toBe('email')
    expect(provedBy({ email: false, phone: true })).toBe('phone')
    expect(provedBy({ email: false, phone: false })).toBeNull()
  })

  it('is changed by itself, and set by whichever there is', () => {
    expect(passwordFor('phone', { email: true, phone: true })).toBe('phone')
    expect(passwordFor('phone', { email: true, phone: false })).toBe('email')
    expect(passwordFor('email', { email: false, phone: true })).toBe('phone')
    expect(passwordFor('phone', { email: false, phone: false })).toBeNull()
  })

  it('of another account stays there, with the note of 7 days [ACCT-115]', () => {
    expect(linkedElsewhere(now)).toEqual({ _tag: 'Later', nextChange: now + 7 * DAY })
  })
})
