import { sign } from 'node:crypto'
import { MINUTE, SECOND, type Instant } from '../../src/domain/kernel/time'
import type { ClientProof } from '../config-identity'

/** Apple allows half a year; each one is used at once. */
const LIFE_MS = 5 * MINUTE

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** The client secret that Apple wants: a token of our own, signed by the key of the team (ES256). */
export const appleProof = (
  { key, keyId, teamId }: Extract<ClientProof, { kind: 'apple' }>,
  { audience, clientId, now }: { readonly audience: string; readonly clientId: string; readonly now: Instant },
): string => {
  const issued = Math.floor(now / SECOND)
  const header = part({ alg: 'ES256', kid: keyId, typ: 'JWT' })
  const claims = part({ iss: teamId, sub: clientId, aud: audience, iat: issued, exp: issued + LIFE_MS / SECOND })
  const signature = sign('sha256', Buffer.from(`${header}.${claims}`), { key, dsaEncoding: 'ieee-p1363' })
  return `${header}.${claims}.${signature.toString('base64url')}`
}
