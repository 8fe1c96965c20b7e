import * as E from 'fp-ts/Either'
import type { Clock } from '../../application/kernel/clock.port'
import type { Unreachable } from '../../application/kernel/gateway-error'
import { SECOND } from '../../domain/kernel/time'
import type { BuiltRequest } from './build-request'
import type { Watch } from './gateway'

/** @rule GATE-11 */
export const TIME_LIMIT_MS = 50 * SECOND

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** What came back, unread. */
export interface Received {
  readonly status: number
  readonly header: (name: string) => string
  readonly text: string
}

type Init = BuiltRequest['init']

/** Sends a form and tells how far it is; rejects when nothing came back or the signal was given. */
export type SendForm = (url: string, init: Init, watch: Watch) => Promise<Received>

export interface Senders {
  readonly clock: Clock
  readonly fetch: Fetch
  readonly sendForm: SendForm
}

/** Aborts 50 s after the last sign of life, or when the file is called back. */
const makeLimit = (clock: Clock, calledBack: AbortSignal | undefined) => {
  const abort = new AbortController()
  let timedOut = false
  let stop = (): void => {}
  const live = (): void => {
    stop()
    stop = clock.after(TIME_LIMIT_MS, () => {
      timedOut = true
      abort.abort()
    })
  }
  live()
  calledBack?.addEventListener('abort', () => abort.abort(), { once: true, signal: abort.signal })
  if (calledBack?.aborted) abort.abort()
  return { signal: abort.signal, live, timedOut: () => timedOut, end: () => stop() }
}

type Limit = ReturnType<typeof makeLimit>

const byFetch = async (fetch: Fetch, url: string, init: Init, { signal }: Limit): Promise<Received> => {
  const response = await fetch(url, { ...init, credentials: 'include', cache: 'no-store', signal })
  const text = await response.text()
  return { status: response.status, header: (name) => response.headers.get(name) ?? '', text }
}

/** Every part of a file that has gone out is a sign of life. */
const watched = ({ onProgress }: Watch, { live, signal }: Limit): Watch => ({
  signal,
  onProgress: (part) => {
    live()
    onProgress(part)
  },
})

/** Sends and waits for the whole answer, at most 50 s without a sign of life; cookies travel with it. */
export const sendRequest = async (
  { clock, fetch, sendForm }: Senders,
  url: string,
  init: Init,
  watch?: Watch,
): Promise<E.Either<Unreachable, Received>> => {
  const limit = makeLimit(clock, watch?.signal)
  try {
    const received = await (watch === undefined
      ? byFetch(fetch, url, init, limit)
      : sendForm(url, init, watched(watch, limit)))
    return E.right(received)
  } catch {
    return E.left({ _tag: 'Unreachable', timedOut: limit.timedOut() })
  } finally {
    limit.end()
  }
}
