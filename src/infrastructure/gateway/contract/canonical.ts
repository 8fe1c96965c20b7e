import type { Method } from './call'

/** The four parts that a signed request carries as headers beside its body (@rule GATE-5). */
export interface Stamp {
  /** Milliseconds since the epoch, decimal. */
  readonly timestamp: string
  /** 128 bits, lower-case hex, never used twice in a session. */
  readonly nonce: string
  /** Six digits. */
  readonly random: string
}

/** The parameters of an address in the one order that both sides sign: sorted by name, percent-encoded. */
export const sortedPairs = (params: Readonly<Record<string, string>>): string =>
  Object.entries(params)
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`)
    .toSorted()
    .join('&')

/** The text whose hash is signed; `bodyHash` is the lower-case hex SHA-256 of the body as sent (@rule GATE-6). */
export const canonicalRequest = (
  method: Method,
  path: string,
  params: Readonly<Record<string, string>>,
  bodyHash: string,
): string => [method, path, sortedPairs(params), bodyHash].join('\n')

/** What HMAC-SHA-256 signs: the hash of the canonical request, hashed again with the stamp (@rule GATE-6). */
export const toSign = (requestHash: string, stamp: Stamp): string =>
  requestHash + stamp.timestamp + stamp.nonce + stamp.random

/** Additional data of an envelope: binds it to its call, so that it opens nowhere else (@rule GATE-9). */
export const envelopeContext = (direction: 'request' | 'reply', method: Method, path: string, stamp: Stamp): string =>
  [direction, method, path, stamp.timestamp, stamp.nonce].join('\n')
