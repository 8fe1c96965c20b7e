import { sign } from 'node:crypto'
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { HOUR, MINUTE, SECOND, type Instant } from '../../../src/domain/kernel/time'
import type { Clock } from '../../clock'

/** The account of the deployment at Google, as its key file says. */
export interface ServiceAccount {
  readonly projectId: string
  readonly email: string
  /** PEM. */
  readonly key: string
  readonly tokenAddress: string
}

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging'
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer'
/** A token is asked for anew so long before its end. */
const EARLY_MS = MINUTE

const granted = t.type({ access_token: t.string, expires_in: t.number })

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** What proves to Google who asks: a token of our own, signed by the key of the account (RFC 7523). */
const proofOf = ({ email, key, tokenAddress }: ServiceAccount, now: Instant): string => {
  const issued = Math.floor(now / SECOND)
  const header = part({ alg: 'RS256', typ: 'JWT' })
  const claims = part({ iss: email, scope: SCOPE, aud: tokenAddress, iat: issued, exp: issued + HOUR / SECOND })
  const signature = sign('sha256', Buffer.from(`${header}.${claims}`), key)
  return `${header}.${claims}.${signature.toString('base64url')}`
}

export interface AccessTokens {
  /** A token that may be used now; rejects where none is granted. */
  readonly current: () => Promise<string>
  /** It was not taken: the next one is asked for anew. */
  readonly forget: () => void
}

/** One token for all pushes of its hour, and one request for it however many wait. */
export const makeAccessTokens = (
  account: ServiceAccount,
  clock: Pick<Clock, 'now'>,
  timeoutMs: number,
): AccessTokens => {
  let kept: { readonly token: Promise<string>; until: Instant } | null = null

  const ask = async (): Promise<{ readonly token: string; readonly until: Instant }> => {
    const now = clock.now()
    const answer = await fetch(account.tokenAddress, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: GRANT, assertion: proofOf(account, now) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const read = granted.decode(answer.ok ? await answer.json() : null)
    if (E.isLeft(read)) throw new Error(`no access to Firebase: ${answer.status}`)
    return { token: read.right.access_token, until: now + read.right.expires_in * SECOND - EARLY_MS }
  }

  const begin = (): Promise<string> => {
    const asked = ask()
    const entry = { token: asked.then(({ token }) => token), until: Number.POSITIVE_INFINITY }
    kept = entry
    asked.then(
      ({ until }) => void (entry.until = until),
      () => void (kept === entry && (kept = null)),
    )
    return entry.token
  }

  return {
    current: () => (kept === null || kept.until <= clock.now() ? begin() : kept.token),
    forget: () => {
      kept = null
    },
  }
}
