import webPush from 'web-push'
import { HOUR, SECOND } from '../../../src/domain/kernel/time'
import type { Clock } from '../../clock'
import { failed, later, retryAfterMs } from '../sent'
import type { OutgoingPush, PushSender, PushTarget, Sent } from '../push-sender.port'
import { isKnown, type PushPlaces, targetOf } from './endpoint'
import { post, type Posted } from './post'
import { publicLookup } from './public-address'
import type { VapidKeys } from './vapid-keys'

/** The only encoding of RFC 8291. */
const ENCODING = 'aes128gcm'
/** A signature may last a day (RFC 8292). */
const SIGNED_FOR_MS = 12 * HOUR

export interface WebPushDeps {
  readonly clock: Pick<Clock, 'now'>
  readonly keys: VapidKeys
  /** Whom a push service may write to: an address of mail or of the product. */
  readonly contact: string
  readonly places: PushPlaces
  readonly timeoutMs: number
}

const gone: readonly number[] = [404, 410]
/** What is wrong with the push itself. */
const hopeless: readonly number[] = [400, 413]

const sentOf = ({ retryAfter, status }: Posted, now: number): Sent => {
  if (status >= 200 && status < 300) return { _tag: 'Taken' }
  if (gone.includes(status)) return { _tag: 'Gone' }
  const problem = `a push service answered ${status}`
  return hopeless.includes(status) ? { _tag: 'Refused', problem } : later(problem, retryAfterMs(retryAfter, now))
}

const headersOf = (
  { clock, contact, keys }: WebPushDeps,
  { origin }: URL,
  { topic, ttl, urgency }: OutgoingPush,
): Readonly<Record<string, string>> => ({
  ...webPush.getVapidHeaders(
    origin,
    contact,
    keys.publicKey,
    keys.privateKey,
    ENCODING,
    Math.floor((clock.now() + SIGNED_FOR_MS) / SECOND),
  ),
  'content-encoding': ENCODING,
  'content-type': 'application/octet-stream',
  ttl: `${ttl}`,
  topic,
  urgency,
})

/** Web Push: sealed for the one browser (RFC 8291), signed by this deployment (RFC 8292), brought by the browser's own service. */
export const webPushSender = (deps: WebPushDeps): PushSender => {
  const lookup = publicLookup()

  const handOver = async ({ address, publicKey, secret }: PushTarget, push: OutgoingPush): Promise<Sent> => {
    const url = new URL(address)
    const { cipherText } = webPush.encrypt(publicKey, secret, push.text, ENCODING)
    const posted = await post(url, {
      headers: headersOf(deps, url, push),
      body: cipherText,
      timeoutMs: deps.timeoutMs,
      ...(url.origin === deps.places.standIn ? {} : { lookup }),
    })
    return sentOf(posted, deps.clock.now())
  }

  return {
    sealed: true,
    targetOf: targetOf(deps.places),
    send: async (target, push) => {
      // A deployment may have taken a service from its list since.
      if (!isKnown(target.address, deps.places)) return { _tag: 'Gone' }
      return handOver(target, push).catch(failed)
    },
  }
}
