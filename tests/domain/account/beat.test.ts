import { expect, it } from 'vitest'
import { BEAT_MS, PRESENCE_LIFE_MS } from '../../../src/domain/account/beat'

it('lets two beats be lost, and not a third [GATE-26]', () => {
  expect(PRESENCE_LIFE_MS).toBeGreaterThan(2 * BEAT_MS)
  expect(PRESENCE_LIFE_MS).toBeLessThan(3 * BEAT_MS)
})
