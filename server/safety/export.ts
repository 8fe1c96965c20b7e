import type { Instant } from '../../src/domain/kernel/time'
import type { Tx } from '../store/database'
import { dataMap } from './account-data/data-map'
import { time, type Reading } from './account-data/fate'

type File = Readonly<Record<string, unknown>>

/** What is held and stands in no part, with the reason. */
const leftOut: File = Object.fromEntries(
  Object.entries(dataMap).flatMap(([table, { exported }]) => (typeof exported === 'string' ? [[table, exported]] : [])),
)

/**
 * Everything that is held about an account, in parts with names that people read. Secrets are left out, and so is what others
 * noted about the person; messages of both directions are in it.
 *
 * @rule PLUS-14
 */
export const exportOf = async (db: Tx, reading: Omit<Reading, 'db'>, now: Instant): Promise<File> => {
  const file: Record<string, unknown> = { account: reading.userId, made: time(now) }
  for (const { exported } of Object.values(dataMap)) {
    if (typeof exported !== 'string') file[exported.name] = await exported.read({ ...reading, db })
  }
  return { ...file, leftOut }
}
