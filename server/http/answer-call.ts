import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Call } from '../../src/infrastructure/gateway/contract/call'
import { successCode } from '../../src/infrastructure/gateway/contract/envelope.codec'
import { admit, type AdmitDeps, type Admitted } from './admit'
import type { Answered, Cookie, Refusal } from './handler'
import type { Incoming } from './incoming'
import { type Done, perform } from './perform'
import { type Stop, stop } from './stop'

/** What goes out: a body of `{code, message, data}`, sealed when the request was. */
export interface Outgoing {
  readonly status: number
  /** The code inside, for the log. */
  readonly code: number
  readonly headers: Readonly<Record<string, string>>
  readonly cookies: readonly Cookie[]
  readonly body: string
}

/** Codes that are also HTTP statuses; every other refusal is a business answer and travels as 200. */
const statuses = new Set([401, 403, 404, 413, 429, 501])

const ofStop = ({ code, data, headers, message, status }: Stop): Outgoing => ({
  status,
  code,
  headers,
  cookies: [],
  body: JSON.stringify({ code, message, data }),
})

/** A refusal with 429 says in its data how many seconds to wait. */
const waiting = (code: number, data: unknown): Readonly<Record<string, string>> =>
  code === 429 && typeof data === 'object' && data !== null && 'retryAfter' in data
    ? { 'retry-after': String(data.retryAfter) }
    : {}

const ofRefusal = ({ code, data = null, message }: Refusal, cookies: readonly Cookie[]): Outgoing => ({
  status: statuses.has(code) ? code : 200,
  code,
  headers: waiting(code, data),
  cookies,
  body: JSON.stringify({ code, message: message ?? null, data }),
})

const ofDone = (call: Call, done: Done): Outgoing => {
  if (done._tag === 'Kept') return ofRefusal(done.refusal, done.cookies)
  const code = successCode(call)
  const body = JSON.stringify({ code, message: null, data: done.data ?? null })
  return { status: 200, code, headers: {}, cookies: done.cookies, body }
}

const sealed = (outgoing: Outgoing, { keyId, sealReply }: Admitted): Outgoing =>
  sealReply === null
    ? outgoing
    : {
        ...outgoing,
        headers: { ...outgoing.headers, ...(keyId === null ? {} : { 'x-key-id': keyId }) },
        body: outgoing.status === 200 ? JSON.stringify(sealReply(outgoing.body)) : outgoing.body,
      }

/** A call of the table whose feature is not built (errors.md). */
export const notBuilt = stop(501, 501, 'An error has occurred. Please try again.')

/** Answers one request for one call of the table; rejects only for a defect. `limited` is the address to count, or null. */
export const answerCall =
  (deps: AdmitDeps) =>
  async (answered: Answered | null, incoming: Incoming, limited: string | null): Promise<Outgoing> => {
    if (answered === null) return ofStop(notBuilt)
    const admitted = await admit(deps, incoming, limited)
    if (E.isLeft(admitted)) return ofStop(admitted.left)
    return pipe(
      await perform(deps, answered, incoming, admitted.right, limited),
      E.match(
        (left) => (left._tag === 'Stop' ? ofStop(left) : ofRefusal(left, [])),
        (done) => ofDone(incoming.call, done),
      ),
      (outgoing) => sealed(outgoing, admitted.right),
    )
  }
