import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { explain } from '../../server/store/refused'
import { openSqlite } from '../../server/store/sqlite.store'
import { simulateMatches } from '../server/matching/simulation/simulate-matches'
import { testDeps } from '../server/store/test-deps'
import type { FaultOptions, FaultReport } from './report'

const PEOPLE = 10_000

/** Seconds that so much of all searches took at most, with one decimal. */
const waited = (waits: readonly number[], part: number): number =>
  Math.round((waits[Math.min(waits.length - 1, Math.floor(waits.length * part))] ?? 0) / 100) / 10

/** Ten thousand people who search, meet, let hits pass, vanish and talk, watched by an oracle [MTCH-27] [PLUS-12]. */
export const run = async ({ scale, seed }: FaultOptions): Promise<FaultReport> => {
  const folder = await mkdtemp(join(tmpdir(), 'matches-'))
  const file = { file: join(folder, 'store.sqlite'), patience: 200, maxPages: 0, durable: false }
  const store = await openSqlite(file, testDeps)
  if (E.isLeft(store)) throw new Error(explain(store.left))
  try {
    const { gaveUp, hits, people, talks, violations, waits } = await simulateMatches(
      store.right,
      Math.ceil(PEOPLE * scale),
      seed,
    )
    return {
      counts: {
        people,
        hits,
        talks,
        'searches that were given up': gaveUp,
        'wait in s, the half': waited(waits, 0.5),
        'wait in s, 90 of 100': waited(waits, 0.9),
        'wait in s, 99 of 100': waited(waits, 0.99),
        'wait in s, the longest': waited(waits, 1),
        'forbidden or unfair pairs': violations.length,
      },
      violations,
    }
  } finally {
    await store.right.close()
    await rm(folder, { recursive: true, force: true })
  }
}
