import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { Instant } from '../../src/domain/kernel/time'
import type { Call } from '../../src/infrastructure/gateway/contract/call'
import { malformed, type Stop } from './stop'

/** A request for a call of the table as it came in; `path` is below the base path, with a leading slash. */
export interface Incoming {
  readonly call: Call
  readonly path: string
  /** The `{…}` parts of the path. */
  readonly parts: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly body: Buffer
  /** The file of a multipart call, which is read only when it is asked for, once. */
  readonly file: TaskEither<Stop, Uint8Array>
  readonly header: (name: string) => string
  readonly cookies: Readonly<Record<string, string | undefined>>
  readonly address: string
  /** The country of the address, as the deployment's proxy tells it; else empty. */
  readonly country: string
  readonly now: Instant
}

/** The parameters of an address; a name that comes twice could be read two ways and is refused. */
export const parseQuery = (url: string): E.Either<Stop, Readonly<Record<string, string>>> => {
  const start = url.indexOf('?')
  const pairs = start < 0 ? [] : [...new URLSearchParams(url.slice(start + 1))]
  return new Set(pairs.map(([name]) => name)).size === pairs.length
    ? E.right(Object.fromEntries(pairs))
    : E.left(malformed('a parameter comes twice'))
}

const MAX_DEPTH = 20

/** No deeper than anything the contract holds, and without NUL, which PostgreSQL cannot store. */
export const wellFormed = (root: unknown): boolean => {
  const open: (readonly [value: unknown, depth: number])[] = [[root, 0]]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [value, depth] = next
    if (typeof value === 'string' && value.includes('\0')) return false
    if (typeof value !== 'object' || value === null) continue
    if (depth >= MAX_DEPTH || Object.keys(value).some((key) => key.includes('\0'))) return false
    for (const inner of Object.values(value)) open.push([inner, depth + 1])
  }
  return true
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** A JSON object out of the bytes of a body; an empty body is an empty object. */
export const parseObject = (bytes: Uint8Array): E.Either<Stop, Readonly<Record<string, unknown>>> => {
  if (bytes.length === 0) return E.right({})
  try {
    const value: unknown = JSON.parse(utf8.decode(bytes))
    return isRecord(value) && wellFormed(value) ? E.right(value) : E.left(malformed('the body is no plain object'))
  } catch {
    return E.left(malformed('the body is no JSON'))
  }
}
