import type * as t from 'io-ts'

export type Method = 'GET' | 'POST' | 'PUT'

/** How a call travels; each flag stands in the table of `docs/requirements/wire.md`. */
export interface Flags {
  /** Carries the four parts of GATE-5. */
  readonly signed: boolean
  /** Its body is an envelope (GATE-7); meaningful for calls with a body only. */
  readonly encrypted: boolean
  /** Needs no session (GATE-13). */
  readonly public: boolean
  /** Its body is a file: signed, not encrypted. */
  readonly multipart: boolean
  /** Carries `Idempotency-Key`: the same key gets the same answer and does nothing. */
  readonly idempotent: boolean
}

/** One row of the wire: `row` is its number in `wire.md`; `aliases` maps a second parameter name to the primary (GATE-15). */
export interface Call<P extends t.Mixed = t.Mixed, R extends t.Mixed = t.Mixed> {
  readonly row: number
  readonly method: Method
  readonly path: string
  readonly params: P
  readonly reply: R
  readonly flags: Flags
  readonly aliases: Readonly<Record<string, string>>
  /** Names that travel in the address although the call has a body. */
  readonly inAddress: readonly string[]
  /** Form field of the file of a multipart call, else empty. */
  readonly file: string
}

export type ParamsOf<C extends Call> = t.TypeOf<C['params']>
export type ReplyOf<C extends Call> = t.TypeOf<C['reply']>

interface Described<P extends t.Mixed, R extends t.Mixed> {
  readonly row: number
  readonly path: string
  readonly params: P
  readonly reply: R
  readonly aliases?: Readonly<Record<string, string>>
  readonly inAddress?: readonly string[]
  readonly file?: string
  readonly flags?: Partial<Flags>
}

const describe =
  (method: Method, flags: Flags) =>
  <P extends t.Mixed, R extends t.Mixed>(call: Described<P, R>): Call<P, R> => ({
    method,
    row: call.row,
    path: call.path,
    params: call.params,
    reply: call.reply,
    aliases: call.aliases ?? {},
    inAddress: call.inAddress ?? [],
    file: call.file ?? '',
    flags: { ...flags, ...call.flags },
  })

const signed: Flags = { signed: true, encrypted: false, public: false, multipart: false, idempotent: false }
const sealed: Flags = { ...signed, encrypted: true }
const plain: Flags = { ...signed, signed: false }

/** A signed GET. */
export const get = describe('GET', signed)
/** A signed POST with an encrypted body. */
export const post = describe('POST', sealed)
/** A signed PUT with an encrypted body. */
export const put = describe('PUT', sealed)
/** A signed POST that carries a file. */
export const upload = describe('POST', { ...signed, multipart: true })
/** A GET that is neither signed nor encrypted (GATE-10). */
export const plainGet = describe('GET', plain)
/** A POST that is neither signed nor encrypted (GATE-10). */
export const plainPost = describe('POST', plain)
