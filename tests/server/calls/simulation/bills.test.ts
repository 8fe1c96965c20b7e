import { expect, it } from 'vitest'
import { describeOnStores } from '../../store/test-store'
import { simulateBills } from './simulate-bills'

const CALLS = process.env['DATABASE_URL'] === undefined ? 120 : 30
const SEED = 20_261_122

describeOnStores('bills of calls with crashes, cuts and double events', (open) => {
  it(
    'are what an independent oracle computes, leave no hold, and the ledger sums to 0 [PLUS-5, PLUS-7, PLUS-8, CALL-63, CALL-67]',
    { timeout: 180_000 },
    async () => {
      const store = await open()
      const { exact, minutes, returned, violations } = await simulateBills(store, CALLS, SEED)
      await store.close()
      expect(violations).toEqual([])
      expect(exact).toBeGreaterThan(CALLS * 0.9)
      expect(minutes).toBeGreaterThan(CALLS)
      expect(returned).toBeGreaterThan(0)
    },
  )
})
