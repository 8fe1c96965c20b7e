import { closeSync, fdatasync, fdatasyncSync, fstatSync, ftruncateSync, openSync, writeSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { PAGES_BETWEEN_CHECKPOINTS, type SqliteFile } from './node-sqlite'

/** Brings to the disk what was written to an open file, whoever wrote it. */
export type SyncFile = (descriptor: number) => Promise<void>

const syncData: SyncFile = promisify(fdatasync)

/** A page and its header in the log. */
const FRAME = 4_096 + 24
/** The commit that leads to a checkpoint goes beyond the pages that do. */
const RESERVED = FRAME * PAGES_BETWEEN_CHECKPOINTS * 1.25
/** Written at once: one call for all of it takes the kernel ten times as long. */
const ZEROS = Buffer.alloc(64 * 1_024)

/** The file that SQLite writes commits to, as far as its durability is this gateway's own business. */
export interface Wal {
  /** Resolves when everything that was committed before the call is on the disk; the event loop goes on meanwhile. */
  readonly sync: () => Promise<void>
  readonly close: () => void
}

/**
 * Zeros over all that is written between two checkpoints: to write over what a file has takes the disk less than to make it
 * longer. SQLite reads a log up to the first frame that is not of it, so that zeros are its end. Nobody else can write
 * meanwhile; without room on the disk the log grows as it always did.
 */
const reserve = (writer: DatabaseSync, log: number): void => {
  writer.exec('begin immediate')
  try {
    for (let at = 0; at < RESERVED; at += ZEROS.length) writeSync(log, ZEROS, 0, ZEROS.length, at)
  } catch {
    ftruncateSync(log, 0)
  } finally {
    writer.exec('rollback')
  }
}

/**
 * The log of an open database. What a process that was killed has left in it goes into the database file first, so that nobody
 * is told of what is not on the disk.
 */
export const openWal = ({ durable, file }: SqliteFile, writer: DatabaseSync, sync: SyncFile = syncData): Wal => {
  if (!durable) return { sync: () => Promise.resolve(), close: () => undefined }
  writer.exec('pragma wal_checkpoint(truncate)')
  const log = openSync(`${file}-wal`, 'r+')
  try {
    if (fstatSync(log).size === 0) reserve(writer, log)
    else fdatasyncSync(log)
  } catch (error) {
    closeSync(log)
    throw error
  }
  return { sync: () => sync(log), close: () => closeSync(log) }
}
