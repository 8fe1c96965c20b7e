import * as TE from 'fp-ts/TaskEither'
import type { Clock } from '../../../application/kernel/clock.port'
import type { PushConfig } from '../../../application/kernel/runtime-config'
import type { PushMessaging } from '../../../application/tasks/push-messaging.port'
import { within } from '../../time-limit'

/** The SDK waits for ever for a network that is not there, in milliseconds. */
const LIMIT_MS = 15_000

export type FirebaseConfig = Extract<PushConfig, { readonly kind: 'firebase' }>

/** What is needed of the SDK. */
export interface FirebaseToken {
  readonly take: (config: FirebaseConfig, registration: ServiceWorkerRegistration) => Promise<string>
  readonly drop: (config: FirebaseConfig) => Promise<unknown>
}

export interface FirebaseDeps {
  readonly clock: Clock
  readonly config: FirebaseConfig
  /** The SDK, fetched when the first token is wanted. */
  readonly load: () => Promise<FirebaseToken>
  readonly worker: Pick<ServiceWorkerContainer, 'getRegistration' | 'ready'>
}

/** Firebase Cloud Messaging on this product's own service worker. @rule GATE-31 */
export const makeFirebaseMessaging = ({ clock, config, load, worker }: FirebaseDeps): PushMessaging => {
  let taken = false
  const subscribe = async (): Promise<string> => {
    const [sdk, registration] = await Promise.all([load(), worker.ready])
    taken = true
    return sdk.take(config, registration)
  }
  /**
   * The browser's own subscription ends first and in any case: without it nothing arrives here, whatever the vendor still keeps. The SDK
   * drops its token where it has taken one in this page.
   */
  const unsubscribe = async (): Promise<void> => {
    const registration = await worker.getRegistration()
    const subscription = await registration?.pushManager.getSubscription()
    await subscription?.unsubscribe()
    if (taken) await (await load()).drop(config)
    taken = false
  }
  return {
    subscribe: TE.tryCatch(
      () => within(clock, LIMIT_MS, 'the vendor', subscribe()),
      (cause) => ({ _tag: 'PushUnavailable', cause }),
    ),
    unsubscribe: () => within(clock, LIMIT_MS, 'the vendor', unsubscribe()).catch(() => undefined),
  }
}
