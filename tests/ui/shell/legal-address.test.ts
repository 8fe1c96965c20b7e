import { describe, expect, it } from 'vitest'
import { legalAddress } from '../../../src/ui/shell/places'

describe('where the texts of the law stand', () => {
  it.each([
    ['terms', '/html/term.html'],
    ['privacy', '/html/privacy.html'],
    ['guidelines', '/html/community-guidelines.html'],
    ['cookies', '/html/cookies.html'],
  ] as const)('%s: %s [SHELL-32, SHELL-33, SHELL-34, SHELL-36]', (text, address) => {
    expect(legalAddress(text, 'en', '')).toBe(address)
    expect(legalAddress(text, 'ar', '')).toBe(address.replace('/html/', '/html/ar/'))
  })

  it.each(['/x', '/x/'])('below the base path %s, whatever the hint [SHELL-37]', (base) => {
    expect(legalAddress('terms', 'ar', base)).toBe('/x/html/ar/term.html')
  })
})
