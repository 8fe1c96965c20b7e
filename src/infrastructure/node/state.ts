import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as E from 'fp-ts/Either'
import type { IO } from 'fp-ts/IO'

/** Where a Core keeps what outlives it: in a folder of its own, or nowhere. */
export type StatePlace = 'memory' | { readonly folder: string }

/** `StateTaken`: another Core, in this process or another one, uses the folder now. */
export type StateProblem =
  | { readonly _tag: 'StateTaken'; readonly folder: string }
  | { readonly _tag: 'StateUnusable'; readonly folder: string; readonly cause: unknown }

export interface State {
  /** Messages, conversations, outbox. */
  readonly messages: DatabaseSync
  /** Session, cookies and small texts. */
  readonly kept: DatabaseSync
  readonly close: IO<void>
}

/** SQLite's word for a file that somebody else has locked. */
const BUSY = 5

const isBusy = (cause: unknown): boolean =>
  typeof cause === 'object' && cause !== null && 'errcode' in cause && cause.errcode === BUSY

/** For its owner alone, from the first byte on. */
const touch = (file: string): string => {
  closeSync(openSync(file, 'a', 0o600))
  chmodSync(file, 0o600)
  return file
}

/**
 * The lock of the file is taken at once and held until it is closed; it ends with the process, whatever becomes of that. What
 * is deleted is overwritten (@rule PLUS-15).
 */
const open = (file: string): DatabaseSync => {
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    database.exec('pragma locking_mode = exclusive; pragma secure_delete = on; pragma synchronous = normal')
    database.exec('begin exclusive; commit')
    return database
  } catch (cause) {
    database.close()
    throw cause
  }
}

const opened = (files: readonly [kept: string, messages: string]): State => {
  const kept = open(files[0])
  try {
    const messages = open(files[1])
    return {
      kept,
      messages,
      close: () => [kept, messages].forEach((database) => (database.isOpen ? database.close() : undefined)),
    }
  } catch (cause) {
    kept.close()
    throw cause
  }
}

/** Opens the state of one Core, alone. */
export const openState = (place: StatePlace): E.Either<StateProblem, State> => {
  if (place === 'memory') return E.right(opened([':memory:', ':memory:']))
  const { folder } = place
  return E.tryCatch(
    () => {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      return opened([touch(join(folder, 'session.db')), touch(join(folder, 'messages.db'))])
    },
    (cause): StateProblem =>
      isBusy(cause) ? { _tag: 'StateTaken', folder } : { _tag: 'StateUnusable', folder, cause },
  )
}
