import * as TE from 'fp-ts/TaskEither'
import type { Clock } from '../../../application/kernel/clock.port'
import type { PushMessaging } from '../../../application/tasks/push-messaging.port'
import { within } from '../../time-limit'

/** Without a network a push service is not always given up by the browser itself, in milliseconds. */
const LIMIT_MS = 15_000

export interface WebPushDeps {
  readonly clock: Clock
  /** The key of the gateway (VAPID), base64url. */
  readonly publicKey: string
  readonly worker: Pick<ServiceWorkerContainer, 'getRegistration' | 'ready'>
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

const isFor = ({ options: { applicationServerKey } }: PushSubscription, key: Uint8Array): boolean => {
  const own = new Uint8Array(applicationServerKey ?? [])
  return own.length === key.length && own.every((byte, at) => byte === key[at])
}

const tokenOf = (subscription: PushSubscription): string => {
  const { endpoint, keys } = subscription.toJSON()
  return JSON.stringify({ endpoint, keys: { p256dh: keys?.['p256dh'], auth: keys?.['auth'] } })
}

/** Web Push by the browser itself. @rule GATE-31 */
export const makeWebPushMessaging = ({ clock, publicKey, worker }: WebPushDeps): PushMessaging => {
  const key = bytesOf(publicKey)
  const holds = (subscription: PushSubscription): boolean =>
    isFor(subscription, key) && (subscription.expirationTime ?? Infinity) > clock.now()

  const subscribe = async (): Promise<string> => {
    const { pushManager } = await worker.ready
    const before = await pushManager.getSubscription()
    if (before !== null && holds(before)) return tokenOf(before)
    await before?.unsubscribe()
    return tokenOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
  }
  const unsubscribe = async (): Promise<void> => {
    const registration = await worker.getRegistration()
    const subscription = await registration?.pushManager.getSubscription()
    await subscription?.unsubscribe()
  }
  return {
    subscribe: TE.tryCatch(
      () => within(clock, LIMIT_MS, 'the push service', subscribe()),
      (cause) => ({ _tag: 'PushUnavailable', cause }),
    ),
    unsubscribe: () => within(clock, LIMIT_MS, 'the push service', unsubscribe()).catch(() => undefined),
  }
}
