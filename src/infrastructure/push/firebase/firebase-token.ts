import { getApps, initializeApp } from 'firebase/app'
import { deleteToken, getMessaging, getToken, type Messaging } from 'firebase/messaging'
import type { FirebaseConfig, FirebaseToken } from './firebase-messaging.adapter'

const NAME = 'push'

const messagingOf = ({ project }: FirebaseConfig): Messaging =>
  getMessaging(getApps().find(({ name }) => name === NAME) ?? initializeApp(project, NAME))

/** The SDK, as far as it is needed. */
export const firebaseToken: FirebaseToken = {
  take: (config, serviceWorkerRegistration) =>
    getToken(messagingOf(config), { vapidKey: config.publicKey, serviceWorkerRegistration }),
  drop: (config) => deleteToken(messagingOf(config)),
}
