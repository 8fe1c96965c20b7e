import * as TE from 'fp-ts/TaskEither'
import type { Clock } from '../../application/kernel/clock.port'
import type { Journal } from '../../application/kernel/journal.port'
import type { PushConfig, RuntimeConfig } from '../../application/kernel/runtime-config'
import type { PushMessaging } from '../../application/tasks/push-messaging.port'
import type { Gateway } from '../gateway/gateway'
import type { RequestIdentity } from '../gateway/request-identity'
import type { CoreAdapters } from './adapters'
import { once } from './once'

interface Deps {
  readonly clock: Clock
  readonly config: RuntimeConfig
  readonly gateway: Gateway
  readonly identity: RequestIdentity
  readonly journal: Journal
}

/** A browser without service workers has the permission `unsupported`, so that none of this is asked. */
const messagingOf = async (
  clock: Clock,
  push: Exclude<PushConfig, { readonly kind: 'off' }>,
  worker: ServiceWorkerContainer,
): Promise<PushMessaging> => {
  if (push.kind === 'webpush') {
    const { makeWebPushMessaging } = await import('../push/webpush/webpush-messaging.adapter')
    return makeWebPushMessaging({ clock, publicKey: push.publicKey, worker })
  }
  const { makeFirebaseMessaging } = await import('../push/firebase/firebase-messaging.adapter')
  const load = once(async () => (await import('../push/firebase/firebase-token')).firebaseToken)
  return makeFirebaseMessaging({ clock, config: push, load, worker })
}

/** Nothing is sent here, and so there is nothing to be had. */
const noMessaging: PushMessaging = {
  subscribe: TE.left({ _tag: 'PushUnavailable', cause: 'the deployment sends no pushes' }),
  unsubscribe: () => Promise.resolve(),
}

/** Pushes by what the deployment uses, if it uses any and keeps a service worker. */
export const pushAdapters = ({ clock, config, gateway, identity, journal }: Deps): Pick<CoreAdapters, 'push'> => ({
  push: async () => {
    const [{ makeBrowserNoticePermission }, { makeBrowserPushNotices }, { makePushGateway }] = await Promise.all([
      import('../browser/browser-notice-permission.adapter'),
      import('../browser/browser-push-notices.adapter'),
      import('../gateway/push-gateway.adapter'),
    ])
    const { push, serviceWorker } = config
    return {
      gateway: makePushGateway(gateway, identity),
      messaging: push.kind === 'off' ? noMessaging : await messagingOf(clock, push, navigator.serviceWorker),
      notices: makeBrowserPushNotices(journal),
      permission: makeBrowserNoticePermission(serviceWorker && push.kind !== 'off'),
    }
  },
})
