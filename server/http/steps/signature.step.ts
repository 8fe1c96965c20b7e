import { createHmac, hash, timingSafeEqual } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { canonicalRequest, toSign } from '../../../src/infrastructure/gateway/contract/canonical'
import type { Incoming } from '../incoming'
import { forbidden, noSession, type Stop } from '../stop'
import type { SignedStamp } from './stamp.step'

const sha256 = (content: string | Uint8Array): string => hash('sha256', content, 'hex')

/** The signature that belongs to a request (@rule GATE-6); `signedBody` is the file of a multipart call, else the body. */
export const signatureOf = (
  key: string | Uint8Array,
  { call, path, query }: Pick<Incoming, 'call' | 'path' | 'query'>,
  signedBody: Uint8Array,
  stamp: SignedStamp,
): string =>
  createHmac('sha256', key)
    .update(toSign(sha256(canonicalRequest(call.method, path, query, sha256(signedBody))), stamp))
    .digest('hex')

/** A wrong signature of a session means that its key is lost: 401. A public call with another app key: 403. */
export const checkSignature = (
  key: string | Uint8Array,
  incoming: Incoming,
  signedBody: Uint8Array,
  stamp: SignedStamp,
): E.Either<Stop, SignedStamp> =>
  timingSafeEqual(Buffer.from(signatureOf(key, incoming, signedBody, stamp)), Buffer.from(stamp.sign))
    ? E.right(stamp)
    : E.left(incoming.call.flags.public ? forbidden('The signature does not fit') : noSession)
