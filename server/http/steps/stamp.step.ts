import * as E from 'fp-ts/Either'
import type { Instant } from '../../../src/domain/kernel/time'
import type { Stamp } from '../../../src/infrastructure/gateway/contract/canonical'
import type { Settings } from '../../settings'
import type { Incoming } from '../incoming'
import { malformed, type Stop, stop } from '../stop'

export interface SignedStamp extends Stamp {
  /** HMAC, lower-case hex. */
  readonly sign: string
}

/** Timestamp or nonce refused; tells the gateway's time, so that a wrong clock can be corrected (@rule GATE-6). */
export const refusedStamp = (now: Instant): Stop =>
  stop(200, 10030, 'The time or the nonce of this request is refused', { serverTime: now })

/** The four parts of GATE-5, well formed and inside the window of GATE-6. */
export const readStamp = (incoming: Incoming, figures: Settings['request']): E.Either<Stop, SignedStamp> => {
  const [timestamp, nonce, random, sign] = ['timestamp', 'nonce', 'random', 'sign'].map(incoming.header)
  const formed =
    /^\d{1,16}$/.test(timestamp ?? '') &&
    /^[0-9a-f]{32}$/.test(nonce ?? '') &&
    /^\d{6}$/.test(random ?? '') &&
    /^[0-9a-f]{64}$/.test(sign ?? '')
  if (!formed || !timestamp || !nonce || !random || !sign) return E.left(malformed('a part of the signature'))
  const age = incoming.now - Number(timestamp)
  return age > figures.oldMs || -age > figures.aheadMs
    ? E.left(refusedStamp(incoming.now))
    : E.right({ timestamp, nonce, random, sign })
}
