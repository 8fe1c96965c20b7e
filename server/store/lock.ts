import { DatabaseSync } from 'node:sqlite'
import * as E from 'fp-ts/Either'
import { SQLITE, sqliteCode } from './node-sqlite'
import type { StoreRefused } from './refused'

/** Gives the file free. */
export type Unlock = () => void

/** Kept here: a connection that nobody refers to any more is closed by the garbage collector, and its lock with it. */
const held = new Set<DatabaseSync>()

/**
 * Holds `<file>.lock` in an exclusive transaction for as long as this process lives. The kernel releases it when the
 * process ends, however it ends, so nothing stale is left; a second process is refused at once.
 */
export const lockFile = (file: string): E.Either<StoreRefused, Unlock> => {
  const refusals = new Map<number | undefined, StoreRefused>([
    [SQLITE.busy, { _tag: 'InUse', file }],
    [SQLITE.locked, { _tag: 'InUse', file }],
    [SQLITE.readOnly, { _tag: 'ReadOnly', file }],
    [SQLITE.cannotOpen, { _tag: 'ReadOnly', file }],
  ])
  let opened: DatabaseSync | undefined
  try {
    const lock = (opened = new DatabaseSync(`${file}.lock`, { timeout: 100 }))
    lock.exec('begin exclusive')
    held.add(lock)
    return E.right(() => {
      held.delete(lock)
      lock.close()
    })
  } catch (error) {
    opened?.close()
    return E.left(refusals.get(sqliteCode(error)) ?? { _tag: 'Unreadable', where: file, why: String(error) })
  }
}
