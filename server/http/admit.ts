import * as E from 'fp-ts/Either'
import type { Envelope } from '../../src/infrastructure/gateway/contract/envelope.codec'
import type { LiveSession, Sessions } from '../session/sessions'
import type { Settings } from '../settings'
import type { Store } from '../store/store'
import { type Incoming, parseObject, wellFormed } from './incoming'
import { type EnvelopeDeps, openEnvelope } from './steps/envelope.step'
import { type Limiters, takeAddressLimit, takeUploadLimit } from './steps/limits.step'
import { findAsker, type SessionOver } from './steps/session.step'
import { checkSignature } from './steps/signature.step'
import { readStamp, type SignedStamp } from './steps/stamp.step'
import { malformed, type Stop } from './stop'

export interface AdmitDeps {
  readonly store: Store
  readonly sessions: Sessions
  readonly sessionOver: SessionOver
  readonly settings: Settings
  readonly limiters: Limiters
  readonly envelope: EnvelopeDeps
  readonly appKey: string
}

/** A request that is who and what it says: session, signature and envelope have been checked. */
export interface Admitted {
  readonly asker: LiveSession | null
  readonly stamp: SignedStamp | null
  readonly file: Uint8Array | null
  /** Address, path and body in one; the body wins over the address, the path over both. */
  readonly given: Readonly<Record<string, unknown>>
  readonly sealReply: ((text: string) => Envelope) | null
  readonly keyId: string | null
}

type Body = Pick<Admitted, 'given' | 'sealReply' | 'keyId'>

const plainBody = (given: Admitted['given']): Body => ({ given, sealReply: null, keyId: null })

/** The stamp of a signed call once its signature has been checked; null for a call that is not signed. */
const signedBy = (
  { settings, appKey }: AdmitDeps,
  incoming: Incoming,
  asker: LiveSession | null,
  body: Uint8Array,
): E.Either<Stop, SignedStamp | null> => {
  const { flags } = incoming.call
  if (!flags.signed) return E.right(null)
  const stamp = readStamp(incoming, settings.request)
  if (E.isLeft(stamp)) return stamp
  const key = flags.public || asker === null ? appKey : Buffer.from(asker.signSecret, 'base64')
  return checkSignature(key, incoming, body, stamp.right)
}

const opened = async (
  deps: AdmitDeps,
  incoming: Incoming,
  stamp: SignedStamp | null,
): Promise<E.Either<Stop, Body>> => {
  const { flags, method } = incoming.call
  if (flags.multipart || method === 'GET') return E.right(plainBody({}))
  if (!flags.encrypted || stamp === null)
    return E.map((given: Admitted['given']) => plainBody(given))(parseObject(incoming.body))
  const body = await openEnvelope(deps.envelope, incoming, stamp)
  if (E.isLeft(body)) return body
  const { keyId, params, sealReply } = body.right
  return E.right({ given: params, sealReply, keyId })
}

/** The file of a form, read for those only who may still upload. */
const readUpload = async (
  { limiters, settings }: AdmitDeps,
  incoming: Incoming,
  asker: LiveSession | null,
): Promise<E.Either<Stop, Uint8Array | null>> => {
  if (!incoming.call.flags.multipart) return E.right(null)
  const within = await takeUploadLimit(limiters, settings.limits, incoming.call, asker, incoming.now)
  return E.isLeft(within) ? within : incoming.file()
}

/** The first half of a call: everything that can be refused before its parameters are read. */
export const admit = async (
  deps: AdmitDeps,
  incoming: Incoming,
  limited: string | null,
): Promise<E.Either<Stop, Admitted>> => {
  if (!wellFormed(incoming.query)) return E.left(malformed('the address'))
  const within = await takeAddressLimit(deps.limiters, deps.settings.limits, limited, incoming.now)
  if (E.isLeft(within)) return within
  const asker = await findAsker(deps, incoming)
  if (E.isLeft(asker)) return asker
  const upload = await readUpload(deps, incoming, asker.right)
  if (E.isLeft(upload)) return upload
  const file = upload.right
  const stamp = signedBy(deps, incoming, asker.right, file ?? incoming.body)
  if (E.isLeft(stamp)) return stamp
  const body = await opened(deps, incoming, stamp.right)
  if (E.isLeft(body)) return body
  const given = { ...incoming.query, ...body.right.given, ...incoming.parts }
  return E.right({ ...body.right, asker: asker.right, stamp: stamp.right, file, given })
}
