import { cacheNames } from 'workbox-core'
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration'
import { getCacheKeyForURL } from 'workbox-precaching'
import { CacheFirst } from 'workbox-strategies'
import { requestKind } from './request-kind'

/** The suffix is the worker's own folder: another product on this origin has other names. */
const CACHE = `visavis-files-${cacheNames.suffix}`

/** About two builds, and what was asked for beside them. */
const LIMITS = { maxEntries: 300 }

const limits = new CacheExpiration(CACHE, LIMITS)

/** Files of any build that somebody used and that no install brings: other languages, vendors, emoji. */
export const keptFiles = new CacheFirst({
  cacheName: CACHE,
  plugins: [new ExpirationPlugin({ ...LIMITS, purgeOnQuotaError: true })],
})

const put = async (cache: Cache, url: string, response: Response): Promise<void> => {
  if (response.status !== 200) return
  await cache.put(url, response)
  await limits.updateTimestamp(url)
}

const isWanted = (url: string, scope: string): boolean =>
  requestKind({ method: 'GET', mode: 'cors', url }, scope) === 'hashed' && getCacheKeyForURL(url) === undefined

/** Keeps files that pages loaded before this worker was there; whatever is no file of a build is left out. */
export const keepLoaded = async (urls: readonly string[], scope: string): Promise<void> => {
  const cache = await caches.open(CACHE)
  for (const url of urls.filter((one) => isWanted(one, scope))) {
    if ((await cache.match(url)) === undefined) await put(cache, url, await fetch(url))
  }
  await limits.expireEntries()
}

/** Keeps the files of the build before, which pages that are still open will ask for (@rule SHELL-88); the install leaves them out. */
export const keepOlderBuild = async (scope: string): Promise<void> => {
  const [older, cache] = await Promise.all([caches.open(cacheNames.precache), caches.open(CACHE)])
  for (const { url } of await older.keys()) {
    const file = isWanted(url, scope) ? await older.match(url) : undefined
    if (file !== undefined) await put(cache, url, file)
  }
  await limits.expireEntries()
}
