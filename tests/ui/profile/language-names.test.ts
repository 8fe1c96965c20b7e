import { describe, expect, it } from 'vitest'
import { languageNames } from '../../../src/ui/profile/language-names'

describe('names of languages', () => {
  it.each(['en', 'ar', 'hi', 'ja'])('are all different in %s, also where systems call two the same', (locale) => {
    const names = languageNames(locale).map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })

  it('keep the one that has a name of its own', () => {
    const named = new Map(languageNames('de').map(({ code, name }) => [code, name]))
    expect([named.get('ak'), named.get('tw'), named.get('tl')]).toEqual(['Akan', 'Twi', 'Filipino'])
  })
})
