import { createHmac, timingSafeEqual } from 'node:crypto'
import * as O from 'fp-ts/Option'
import type { Instant } from '../../src/domain/kernel/time'

const mark = (key: Uint8Array, text: string): string => createHmac('sha256', key).update(text).digest('base64url')

/** A short-lived proof that its bearer asked for it in this session (@rule GATE-29); any process of the gateway reads it. */
export const makeRealtimeToken = (key: Uint8Array, sessionId: string, expires: Instant): string => {
  const text = `${sessionId}.${expires}`
  return `${text}.${mark(key, text)}`
}

/** The session of a token; none when it is forged or over. */
export const readRealtimeToken = (key: Uint8Array, token: string, now: Instant): O.Option<string> => {
  const [sessionId = '', expires = '', given = ''] = token.split('.')
  const own = Buffer.from(mark(key, `${sessionId}.${expires}`))
  const theirs = Buffer.from(given)
  return own.length === theirs.length && timingSafeEqual(own, theirs) && Number(expires) > now
    ? O.some(sessionId)
    : O.none
}
