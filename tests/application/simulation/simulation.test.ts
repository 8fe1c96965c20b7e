import { randomInt } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Flaws } from './gateway'
import { simulate } from './simulate'

/** Seeds that found something once, and some that never did. */
const kept = [4, 7, 19, 77, 179, 241, 244, 348, 368, 423, 697_502_172]
/** How long new seeds are tried. */
const BUDGET_MS = 16_000
const PATIENCE_MS = 120_000

const found = async (seeds: readonly number[], flaws: Flaws): Promise<readonly string[]> => {
  for (const seed of seeds) {
    const { violations } = await simulate(seed, flaws)
    if (violations.length > 0) return violations
  }
  return []
}

const first = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at + 1)

describe('two to four Cores over a network that delays, drops, doubles and reorders', () => {
  it.each(kept)(
    'keep every message once and in order, and count alike, with seed %i [PLUS-17] [PLUS-20]',
    async (seed) => {
      expect((await simulate(seed)).violations).toEqual([])
    },
    PATIENCE_MS,
  )

  it('do so with seeds that nobody has tried [PLUS-17] [PLUS-20]', { timeout: PATIENCE_MS }, async () => {
    const since = performance.now()
    do {
      const seed = randomInt(2 ** 31)
      const { violations } = await simulate(seed)
      expect({ seed, violations }).toEqual({ seed, violations: [] })
    } while (performance.now() - since < BUDGET_MS)
  })

  it('play the same story with the same seed', { timeout: PATIENCE_MS }, async () => {
    expect(await simulate(20)).toEqual(await simulate(20))
  })
})

describe('the oracle finds', () => {
  it('a gateway that stores a retry again', { timeout: PATIENCE_MS }, async () => {
    expect((await found(first(20), { forgetsUuids: true })).join()).toContain('doubled')
  })

  it('a gateway that answers before it has stored', { timeout: PATIENCE_MS }, async () => {
    expect((await found(first(60), { answersBeforeStoring: true })).join()).toMatch(/lost|doubled/)
  })

  it('a row that counts as stored at the other end once it was sent', { timeout: PATIENCE_MS }, async () => {
    expect((await found(first(60), { takesSentForStored: true })).join()).toContain('lost')
  })
})
