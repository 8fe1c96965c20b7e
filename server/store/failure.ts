import { SQLITE, sqliteCode } from './node-sqlite'

const DISK_FULL = 'the disk is full'
const DISK_ERROR = 'the disk reports an error'
const UNREACHABLE = 'the database cannot be reached'
const LOCKED = 'another program has locked the database'

const ofSqlite = new Map<number | undefined, string>([
  [SQLITE.full, DISK_FULL],
  [SQLITE.busy, LOCKED],
  [SQLITE.locked, LOCKED],
  [SQLITE.readOnly, 'the database cannot be written'],
  [SQLITE.ioError, DISK_ERROR],
])

/** Classes of PostgreSQL's error codes that speak of the server and not of the query, and the codes of a lost connection. */
const ofPostgres: readonly (readonly [RegExp, string])[] = [
  [/^53100$/, DISK_FULL],
  [/^(53|57P|58|08)|^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND)/, UNREACHABLE],
]

/** The driver's own words for a lost or refused connection, which carry no code. */
const lost =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/

const postgresReason = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined
  if (lost.test(error.message)) return UNREACHABLE
  const code = 'code' in error ? String(error.code) : ''
  return ofPostgres.find(([codes]) => codes.test(code))?.[1]
}

const ofFiles = new Map<unknown, string>([
  ['ENOSPC', DISK_FULL],
  ['EDQUOT', DISK_FULL],
  ['EROFS', 'the disk cannot be written'],
  ['EIO', DISK_ERROR],
])

const fileReason = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? ofFiles.get(error.code) : undefined

const reasonOf = (error: unknown): string | undefined =>
  ofSqlite.get(sqliteCode(error)) ?? fileReason(error) ?? postgresReason(error)

/** Nothing of the unit was kept, and the fault is the machine's: it may be tried again later. */
export class StoreFailure extends Error {
  override readonly name = 'StoreFailure'

  constructor(cause: unknown) {
    super(`Nothing was stored: ${reasonOf(cause) ?? 'the database did not take it'}.`, { cause })
  }
}

/** The machine's faults as StoreFailure; anything else is a defect of the unit and stays what it is. */
export const blamed = (error: unknown): unknown => (reasonOf(error) === undefined ? error : new StoreFailure(error))
