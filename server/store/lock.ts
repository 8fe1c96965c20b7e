import { DatabaseSync } from 'node:sqlite'
import * as E from 'fp-ts/Either'
import { SQLITE, sqliteCode } from './node-sqlite'
import type { StoreRefused } from './refused'

/** Gives the file free. */
export type Unlock = () => void

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
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(`${file}.lock`, { timeout: 100 })
    lock.exec('begin exclusive')
    const held = lock
    return E.right(() => held.close())
  } catch (error) {
    lock?.close()
    return E.left(refusals.get(sqliteCode(error)) ?? { _tag: 'Unreadable', where: file, why: String(error) })
  }
}
