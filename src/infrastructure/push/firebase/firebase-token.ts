import { getApps, initializeApp } from 'firebase/app'
import { deleteToken, getMessaging, getToken, type Messaging } from 'firebase/messaging'
import type { FirebaseDeps } from './firebase-messaging.adapter'

/** What is needed of the SDK. */
export interface FirebaseToken {
  readonly take: (config: FirebaseDeps['config'], registration: ServiceWorkerRegistration) => Promise<string>
  readonly drop: (config: FirebaseDeps['config']) => Promise<unknown>
}

const NAME = 'push'

const messagingOf = ({ project }: FirebaseDeps['config']): Messaging =>
  getMessaging(getApps().find(({ name }) => name === NAME) ?? initializeApp(project, NAME))

export const firebaseToken: FirebaseToken = {
  take: (config, serviceWorkerRegistration) =>
    getToken(messagingOf(config), { vapidKey: config.publicKey, serviceWorkerRegistration }),
  drop: (config) => deleteToken(messagingOf(config)),
}
