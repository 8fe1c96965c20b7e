import { webcrypto } from 'node:crypto'
import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import type { Instant } from '../../../src/domain/kernel/time'
import { envelopeContext, type Stamp } from '../../../src/infrastructure/gateway/contract/canonical'
import { type Envelope, envelope, INVALID_ENVELOPE } from '../../../src/infrastructure/gateway/contract/envelope.codec'
import type { Random } from '../../random'
import type { Incoming } from '../incoming'
import { parseObject } from '../incoming'
import type { ServerKeys } from '../server-keys'
import { type Stop, stop } from '../stop'
import { openBytes, sealBytes } from './aes'
import { isTicket, makeTicket, type OpenTicket } from './ticket'

/** What was inside, and how the reply travels back. */
export interface Opened {
  readonly params: Readonly<Record<string, unknown>>
  readonly sealReply: (text: string) => Envelope
  /** Header `X-Key-Id`: set once, after a wrapped key; else null. */
  readonly keyId: string | null
}

interface Unlocked {
  readonly aesKey: Buffer
  readonly ticket: string
  readonly isNew: boolean
}

export interface EnvelopeDeps {
  readonly keys: ServerKeys
  readonly random: Random
  readonly ticketMs: number
  readonly openTicket: OpenTicket
}

export const invalidEnvelope = stop(200, INVALID_ENVELOPE, 'An error has occurred. Please try again.')
export const unknownTicket = stop(200, 10033, 'The key is unknown or has expired')

const unwrap = async (keys: ServerKeys, wrapped: string): Promise<E.Either<Stop, Buffer>> => {
  try {
    const bytes = await webcrypto.subtle.decrypt({ name: 'RSA-OAEP' }, keys.unwrapKey, Buffer.from(wrapped, 'base64'))
    return bytes.byteLength === 32 ? E.right(Buffer.from(bytes)) : E.left(invalidEnvelope)
  } catch {
    return E.left(invalidEnvelope)
  }
}

const unlock = async (
  { keys, openTicket, random, ticketMs }: EnvelopeDeps,
  key: string,
  now: Instant,
): Promise<E.Either<Stop, Unlocked>> => {
  if (isTicket(key)) {
    const known = openTicket(key, now)
    return O.isNone(known) ? E.left(unknownTicket) : E.right({ aesKey: known.value, ticket: key, isNew: false })
  }
  const unwrapped = await unwrap(keys, key)
  if (E.isLeft(unwrapped)) return unwrapped
  const aesKey = unwrapped.right
  return E.right({
    aesKey,
    ticket: makeTicket(keys.ticketKey, random.bytes(12), aesKey, now + ticketMs),
    isNew: true,
  })
}

const openWith = (
  { random }: EnvelopeDeps,
  { aesKey, ticket, isNew }: Unlocked,
  { call, path }: Incoming,
  data: string,
  stamp: Stamp,
): E.Either<Stop, Opened> => {
  const text = openBytes(aesKey, Buffer.from(data, 'base64'), envelopeContext('request', call.method, path, stamp))
  if (O.isNone(text)) return E.left(invalidEnvelope)
  const params = parseObject(text.value)
  if (E.isLeft(params)) return params
  const replyContext = envelopeContext('reply', call.method, path, stamp)
  return E.right({
    params: params.right,
    keyId: isNew ? ticket : null,
    sealReply: (reply) => ({
      key: ticket,
      data: sealBytes(aesKey, random.bytes(12), Buffer.from(reply), replyContext).toString('base64'),
    }),
  })
}

/** Opens an encrypted body: 6666 when it is no envelope or was tampered with, 10033 when its ticket is over (@rule GATE-8). */
export const openEnvelope = async (
  deps: EnvelopeDeps,
  incoming: Incoming,
  stamp: Stamp,
): Promise<E.Either<Stop, Opened>> => {
  const body = E.flatMap(envelope.decode)(parseObject(incoming.body))
  if (E.isLeft(body)) return E.left(invalidEnvelope)
  const { data, key } = body.right
  const unlocked = await unlock(deps, key, incoming.now)
  return E.isLeft(unlocked) ? unlocked : openWith(deps, unlocked.right, incoming, data, stamp)
}
