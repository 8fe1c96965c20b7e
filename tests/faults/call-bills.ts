import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { explain } from '../../server/store/refused'
import { openSqlite } from '../../server/store/sqlite.store'
import { simulateBills } from '../server/calls/simulation/simulate-bills'
import { testDeps } from '../server/store/test-deps'
import type { FaultOptions, FaultReport } from './report'

const CALLS = 10_000

/** Ten thousand simulated calls, with crashes, cuts and double events at every step [PLUS-5] [PLUS-8] [CALL-63]. */
export const runBills = async ({ scale, seed }: FaultOptions): Promise<FaultReport> => {
  const folder = await mkdtemp(join(tmpdir(), 'bills-'))
  const file = { file: join(folder, 'store.sqlite'), patience: 200, maxPages: 0, durable: false }
  const store = await openSqlite(file, testDeps)
  if (E.isLeft(store)) throw new Error(explain(store.left))
  try {
    const bills = await simulateBills(store.right, Math.ceil(CALLS * scale), seed)
    return {
      counts: {
        'simulated calls': bills.calls,
        'of them with one right figure': bills.exact,
        'minutes billed': bills.minutes,
        'simulated disputes': bills.disputes,
        'of them decided by the record': bills.returned,
        'bills that differ from the oracle': bills.violations.length,
      },
      violations: bills.violations,
    }
  } finally {
    await store.right.close()
    await rm(folder, { recursive: true, force: true })
  }
}
