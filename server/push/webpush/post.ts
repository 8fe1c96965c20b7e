import { request as plainly } from 'node:http'
import { request as securely } from 'node:https'
import type { LookupFunction } from 'node:net'

export interface Post {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
  readonly timeoutMs: number
  /** Names of the network to addresses; absent for the stand-in of this machine. */
  readonly lookup?: LookupFunction
}

export interface Posted {
  readonly status: number
  readonly retryAfter: string | undefined
}

/** Posts to one address and no other: a redirect is an answer like any. What stands in the answer is of no interest. */
export const post = (url: URL, { body, headers, lookup, timeoutMs }: Post): Promise<Posted> =>
  new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? securely : plainly
    const asked = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': body.length },
        signal: AbortSignal.timeout(timeoutMs),
        agent: false,
        ...(lookup === undefined ? {} : { lookup }),
      },
      (answer) => {
        answer.on('error', () => undefined)
        resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] })
        answer.destroy()
      },
    )
    asked.on('error', reject)
    asked.end(body)
  })
