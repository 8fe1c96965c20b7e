import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from './report'

/** What a small commit writes. */
const PAGE = Buffer.alloc(4_096, 1)
const SECONDS = 3

/**
 * p99 in ms of writing a page to a file of `folder` and waiting until the disk has it, `rate` times a second. What is answered only once
 * it is stored cannot be faster.
 */
export const syncFloor = async (folder: string, rate: number): Promise<number> => {
  const path = join(folder, 'floor')
  const file = await open(path, 'w')
  const times: number[] = []
  try {
    for (let turn = 0; turn < SECONDS * rate; turn += 1) {
      const since = performance.now()
      await file.write(PAGE)
      await file.datasync()
      times.push(performance.now() - since)
      await sleep(Math.max(0, 1_000 / rate - (performance.now() - since)))
    }
  } finally {
    await file.close()
    await rm(path)
  }
  return percentile(times, 99)
}
