import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import type { Instant } from '../../../src/domain/kernel/time'
import { openBytes, sealBytes } from './aes'

const CONTEXT = 'ticket'
const PREFIX = 't.'

/** Base64 has no dot, so a ticket is never mistaken for a wrapped key. */
export const isTicket = (key: string): boolean => key.startsWith(PREFIX)

/** A client's AES key, sealed so that any process of the gateway opens it until `expires` (@rule GATE-9). */
export const makeTicket = (ticketKey: Buffer, iv: Buffer, aesKey: Buffer, expires: Instant): string => {
  const plain = Buffer.alloc(8 + aesKey.length)
  plain.writeBigUInt64BE(BigInt(expires))
  aesKey.copy(plain, 8)
  return PREFIX + sealBytes(ticketKey, iv, plain, CONTEXT).toString('base64url')
}

interface Ticket {
  readonly aesKey: Buffer
  readonly expires: Instant
}

const read = (ticketKey: Buffer, ticket: string): O.Option<Ticket> =>
  pipe(
    openBytes(ticketKey, Buffer.from(ticket.slice(PREFIX.length), 'base64url'), CONTEXT),
    O.filter((plain) => plain.length === 40),
    O.map((plain) => ({ aesKey: plain.subarray(8), expires: Number(plain.readBigUInt64BE()) })),
  )

const MOST_REMEMBERED = 10_000

/** The AES key of a ticket; none when it is unknown or has expired (10033). */
export type OpenTicket = (ticket: string, now: Instant) => O.Option<Buffer>

/** Opens tickets; one that was opened before is remembered, since it comes with every request of its client. */
export const ticketOpener = (ticketKey: Buffer): OpenTicket => {
  const known = new Map<string, Ticket>()
  const remember = (ticket: string, opened: Ticket): void => {
    if (known.size >= MOST_REMEMBERED) known.clear()
    known.set(ticket, opened)
  }
  return (ticket, now) => {
    const before = known.get(ticket)
    const opened = before === undefined ? read(ticketKey, ticket) : O.some(before)
    if (O.isNone(opened) || opened.value.expires <= now) return O.none
    if (before === undefined) remember(ticket, opened.value)
    return O.some(opened.value.aesKey)
  }
}
