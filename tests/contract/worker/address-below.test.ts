import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isOwnPath } from '../../../src/domain/kernel/push'
import { addressBelow } from '../../../src/worker/address-below'

it('whatever path of this product a notice has leads below the base path [GATE-32]', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      for (const path of [`/${text}`, `/https:${text}`, `/${text}//evil.test/`, `/javascript:${text}`, `/a/../${text}`])
        if (isOwnPath(path)) expect(addressBelow('https://a.test/app/', path)).toMatch(/^https:\/\/a\.test\/app\//)
    }),
  )
})
