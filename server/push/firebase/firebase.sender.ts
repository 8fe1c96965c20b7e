import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { Clock } from '../../clock'
import { failed, later, retryAfterMs } from '../sent'
import type { OutgoingPush, PushSender, Sent } from '../push-sender.port'
import { makeAccessTokens, type ServiceAccount } from './access-token'

export interface FirebaseDeps {
  readonly account: ServiceAccount
  /** Its address, without a slash at the end. */
  readonly api: string
  readonly clock: Pick<Clock, 'now'>
  readonly timeoutMs: number
}

/** Letters, digits, `-`, `_` and `:`, as Firebase hands them out. */
const TOKEN = /^[\w:-]{20,1000}$/

/** A data message: the service worker shows what it makes of it, and the vendor nothing of its own. */
const messageOf = (token: string, { text, topic, ttl, urgency }: OutgoingPush) => ({
  message: { token, data: { push: text }, webpush: { headers: { TTL: `${ttl}`, Topic: topic, Urgency: urgency } } },
})

const refusal = t.type({ error: t.type({ details: t.array(t.partial({ errorCode: t.string })) }) })

/** The token is over, or another project's. By the status alone a right that the account lacks would look the same. */
const gone: readonly (string | undefined)[] = ['UNREGISTERED', 'SENDER_ID_MISMATCH']

const isGone = (body: unknown): boolean => {
  const read = refusal.decode(body)
  return E.isRight(read) && read.right.error.details.some(({ errorCode }) => gone.includes(errorCode))
}

/** Firebase Cloud Messaging (HTTP v1). The vendor can read what it brings. */
export const firebaseSender = ({ account, api, clock, timeoutMs }: FirebaseDeps): PushSender => {
  const tokens = makeAccessTokens(account, clock, timeoutMs)
  const url = `${api}/v1/projects/${encodeURIComponent(account.projectId)}/messages:send`

  const sentOf = ({ headers, status }: Response, body: unknown): Sent => {
    if (status >= 200 && status < 300) return { _tag: 'Taken' }
    if (isGone(body)) return { _tag: 'Gone' }
    if (status === 401) tokens.forget()
    const problem = `Firebase answered ${status}`
    return status === 400 || status === 413
      ? { _tag: 'Refused', problem }
      : later(problem, retryAfterMs(headers.get('retry-after'), clock.now()))
  }

  const handOver = async (token: string, push: OutgoingPush): Promise<Sent> => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${await tokens.current()}`, 'content-type': 'application/json' },
      body: JSON.stringify(messageOf(token, push)),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return sentOf(answer, await answer.json().catch(() => null))
  }

  return {
    sealed: false,
    targetOf: (token) => (TOKEN.test(token) ? { address: token, publicKey: '', secret: '' } : null),
    send: async ({ address }, push) => {
      // A deployment may have had another service when the device was registered.
      if (!TOKEN.test(address)) return { _tag: 'Gone' }
      return handOver(address, push).catch(failed)
    },
  }
}
