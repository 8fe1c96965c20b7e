import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type * as t from 'io-ts'
import type { CheckoutComAccount } from '../../../config-payments'

/** An answer that was not what was hoped for; `status` is 0 where there was none. `why` names nobody. */
export interface NotDone {
  readonly status: number
  readonly why: string
}

export interface Asking<A> {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: object
  /** The same key again within a day is the same request. */
  readonly idempotencyKey?: string
  /** The status of success. */
  readonly success: number
  readonly reply: t.Type<A, unknown>
}

export interface RequestDeps {
  readonly account: CheckoutComAccount
  readonly timeoutMs: number
}

const send = <A>({ account, timeoutMs }: RequestDeps, { body, idempotencyKey, method, path }: Asking<A>) =>
  fetch(account.api + path, {
    method,
    headers: {
      authorization: `Bearer ${account.secretKey}`,
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(idempotencyKey === undefined ? {} : { 'cko-idempotency-key': idempotencyKey }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })

const nothingHeard = (error: unknown): NotDone => ({
  status: 0,
  why: error instanceof Error ? error.name : 'no answer',
})

/** One request to the interface of Checkout.com; an answer later than `timeoutMs`, or of another shape, counts as none. */
export const ask = <A>(deps: RequestDeps, asking: Asking<A>): TE.TaskEither<NotDone, A> =>
  pipe(
    TE.tryCatch(async () => {
      const response = await send(deps, asking)
      const said: unknown = await response.json().catch(() => null)
      return { status: response.status, said }
    }, nothingHeard),
    TE.flatMapEither(({ said, status }) =>
      status === asking.success
        ? E.mapLeft(() => ({ status: 0, why: 'an answer of another shape' }))(asking.reply.decode(said))
        : E.left({ status, why: `status ${status}` }),
    ),
  )
