import type { WorkboxPlugin } from 'workbox-core'
import { getCacheKeyForURL, matchPrecache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'
import { keptFiles } from './kept-files'
import { requestKind } from './request-kind'

/** How long the network has to answer before what is kept is shown, in seconds. */
const WAIT_S = 3

const SHELL = './'

/** A gateway that is down, or a proxy in front of it that says so, is as good as no network. */
const orShell: WorkboxPlugin = {
  fetchDidSucceed: ({ response }) =>
    response.status < 500 ? Promise.resolve(response) : Promise.reject(new Error(`HTTP ${response.status}`)),
  handlerDidError: () => matchPrecache(SHELL),
}

/**
 * Pages come from the network and, where it does not answer in time, from the kept shell; files of the build from what is kept;
 * everything else is left alone (@rule PLUS-18).
 */
export const serveRequests = (scope: string): void => {
  registerRoute(
    ({ request }) => requestKind(request, scope) === 'page',
    new NetworkOnly({ networkTimeoutSeconds: WAIT_S, plugins: [orShell] }),
  )
  registerRoute(
    ({ request }) =>
      requestKind(request, scope) === 'hashed' ||
      (request.mode !== 'navigate' && getCacheKeyForURL(request.url) !== undefined),
    async (asked) => (await matchPrecache(asked.request.url)) ?? keptFiles.handle(asked),
  )
}
