import { ECDH } from 'node:crypto'
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { PushTarget } from '../push-sender.port'

/** Which endpoints a deployment sends to. */
export interface PushPlaces {
  /** Names of push services; `*.` in front stands for every name below. */
  readonly hosts: readonly string[]
  /** An origin on this machine that plays a push service, in local mode only. */
  readonly standIn: string | null
}

const ENDPOINT_LIMIT = 1_000

const subscription = t.type({ endpoint: t.string, keys: t.type({ p256dh: t.string, auth: t.string }) })

const isOf = (host: string, pattern: string): boolean =>
  pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern

/** Whether an endpoint is one of a known push service: https, at its usual port, without a name and a password in it. */
export const isKnown = (endpoint: string, { hosts, standIn }: PushPlaces): boolean => {
  if (endpoint.length > ENDPOINT_LIMIT || !URL.canParse(endpoint)) return false
  const { hostname, origin, password, port, protocol, username } = new URL(endpoint)
  if (standIn !== null && origin === standIn) return true
  const plain = protocol === 'https:' && port === '' && username === '' && password === ''
  return plain && hosts.some((pattern) => isOf(hostname, pattern))
}

const bytesOf = (text: string): number =>
  /^[A-Za-z0-9_-]+={0,2}$/.test(text) ? Buffer.from(text, 'base64url').length : 0

const isOnCurve = (point: Buffer): boolean => {
  try {
    ECDH.convertKey(point, 'prime256v1')
    return true
  } catch {
    return false
  }
}

/** An uncompressed point of the curve, of 65 bytes, and a secret of 16: nothing can be sealed for other ones. */
const areKeys = ({ auth, p256dh }: { readonly auth: string; readonly p256dh: string }): boolean =>
  bytesOf(p256dh) === 65 && bytesOf(auth) === 16 && isOnCurve(Buffer.from(p256dh, 'base64url'))

const parsed = (token: string): unknown => {
  try {
    return JSON.parse(token)
  } catch {
    return null
  }
}

/** The target of what a browser says of its subscription; null for anything else, and for places that are not known. */
export const targetOf =
  (places: PushPlaces) =>
  (token: string): PushTarget | null => {
    const given = subscription.decode(parsed(token))
    if (E.isLeft(given)) return null
    const { endpoint, keys } = given.right
    return isKnown(endpoint, places) && areKeys(keys)
      ? { address: endpoint, publicKey: keys.p256dh, secret: keys.auth }
      : null
  }
