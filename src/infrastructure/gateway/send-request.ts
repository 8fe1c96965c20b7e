import * as E from 'fp-ts/Either'
import type { Clock } from '../../application/kernel/clock.port'
import type { Unreachable } from '../../application/kernel/gateway-error'
import { SECOND } from '../../domain/kernel/time'
import type { BuiltRequest } from './build-request'

/** @rule GATE-11 */
export const TIME_LIMIT_MS = 50 * SECOND

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** What came back, unread. */
export interface Received {
  readonly status: number
  readonly header: (name: string) => string
  readonly text: string
}

/** Sends and waits for the whole answer, at most 50 s; cookies travel with it. */
export const sendRequest = async (
  { clock, fetch }: { readonly clock: Clock; readonly fetch: Fetch },
  url: string,
  init: BuiltRequest['init'],
): Promise<E.Either<Unreachable, Received>> => {
  const abort = new AbortController()
  const stop = clock.after(TIME_LIMIT_MS, () => abort.abort())
  try {
    const response = await fetch(url, { ...init, credentials: 'include', cache: 'no-store', signal: abort.signal })
    const text = await response.text()
    return E.right({ status: response.status, header: (name) => response.headers.get(name) ?? '', text })
  } catch {
    return E.left({ _tag: 'Unreachable', timedOut: abort.signal.aborted })
  } finally {
    stop()
  }
}
