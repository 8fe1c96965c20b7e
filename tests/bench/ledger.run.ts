import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isLeft } from 'fp-ts/Either'
import { openStore } from '../../server/store/open-store'
import { transfersPerSecond } from '../server/coins/transfers-per-second'
import { testDeps } from '../server/store/test-deps'
import type { Figure } from './report'

const COUNT = 20_000
const WIDTH = 64

/** Transfers of coins a second on SQLite as it is shipped: WAL, `synchronous=FULL`, on the disk. */
export const run = async (): Promise<readonly Figure[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'visavis-'))
  const opened = await openStore({ kind: 'sqlite', file: join(folder, 'bench.sqlite') }, testDeps)()
  if (isLeft(opened)) throw new Error('the store does not open')
  const rate = await transfersPerSecond(opened.right, COUNT, WIDTH)
  await opened.right.close()
  rmSync(folder, { recursive: true, force: true })
  const measured = rate.toFixed(0)
  return [{ what: 'server: ledger transfers a second', measured, bound: 'at least 5,000', holds: rate >= 5_000 }]
}
