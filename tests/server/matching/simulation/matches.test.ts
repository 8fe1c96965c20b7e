import { expect, it } from 'vitest'
import { describeOnStores } from '../../store/test-store'
import { simulateMatches } from './simulate-matches'

const [PEOPLE, SWEEP_MS] = process.env['DATABASE_URL'] === undefined ? [160, 1_000] : [30, 10_000]
const SEED = 20_261_122

describeOnStores('a crowd that searches, meets, leaves and vanishes', (open) => {
  it(
    'meets nobody whom it must not, the longest waiting first, and nobody waits beside somebody who suits [MTCH-27, PLUS-12]',
    { timeout: 180_000 },
    async () => {
      const store = await open()
      const { hits, talks, violations, waits } = await simulateMatches(store, PEOPLE, SEED, SWEEP_MS)
      await store.close()
      expect(violations).toEqual([])
      expect(talks).toBeGreaterThan(PEOPLE * 0.5)
      expect(hits).toBeGreaterThan(talks)
      expect(waits.at(Math.floor(waits.length / 2))).toBeLessThan(30_000)
    },
  )
})
