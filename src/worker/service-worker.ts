import { clientsClaim } from 'workbox-core'
import { precache, type PrecacheEntry } from 'workbox-precaching'
import { keepOlderBuild } from './kept-files'
import { listenToPages } from './listen-to-pages'
import { listenToPushes } from './push'
import { serveRequests } from './serve'

declare const self: ServiceWorkerGlobalScope & {
  /** The files of the build, put in by it. */
  readonly __WB_MANIFEST: PrecacheEntry[]
}

const { scope } = self.registration

self.addEventListener('install', (event) => event.waitUntil(keepOlderBuild(scope).catch(() => undefined)))
precache(self.__WB_MANIFEST)
serveRequests(scope)
listenToPages(self)
listenToPushes(self)
clientsClaim()
