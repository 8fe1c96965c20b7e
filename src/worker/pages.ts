import type { PushWorker, WindowPage } from './platform'

/** The windows of this product; of other products at the same origin there may be some too. */
export const ownPages = async ({ clients, registration: { scope } }: PushWorker): Promise<readonly WindowPage[]> => {
  const all = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  return all.filter(({ url }) => url.startsWith(scope))
}

/** Where a press leads best: to the page that somebody used last. */
export const bestOf = (pages: readonly WindowPage[]): WindowPage | undefined =>
  pages.find(({ focused }) => focused) ?? pages.find(({ visibilityState }) => visibilityState === 'visible') ?? pages[0]
