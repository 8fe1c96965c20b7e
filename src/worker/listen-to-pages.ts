import { getCacheKeyForURL } from 'workbox-precaching'
import type { WorkerMessage } from '../domain/kernel/worker-messages'
import { keepLoaded } from './kept-files'

const isMessage = (data: unknown): data is WorkerMessage => typeof data === 'object' && data !== null && '_tag' in data

/** Only windows of this origin can speak to the worker; what they say is no more than what they could do themselves. */
export const listenToPages = (worker: ServiceWorkerGlobalScope): void => {
  const hear = async (message: WorkerMessage, port: MessagePort | undefined): Promise<void> => {
    switch (message._tag) {
      case 'Keep':
        return keepLoaded(message.urls, worker.registration.scope)
      case 'TakeOver':
        return worker.skipWaiting()
      case 'IsYours':
        return port?.postMessage(getCacheKeyForURL(message.script) !== undefined)
    }
  }
  worker.addEventListener('message', (event) => {
    const data: unknown = event.data
    // A file that cannot be kept now is kept when it is asked for next.
    if (isMessage(data)) event.waitUntil(hear(data, event.ports[0]).catch(() => undefined))
  })
}
