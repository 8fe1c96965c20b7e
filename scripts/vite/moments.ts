/** What the program loads at a moment; each entry as its path below `src`. */
export type Moments = Readonly<Record<string, readonly string[]>>

/** The earliest first. What is loaded at other times, by a page of its own or by a press, is of no moment. */
export const moments = {
  welcome: [
    'infrastructure/container/browser-wire.ts',
    'infrastructure/container/friends.module.ts',
    'infrastructure/container/hot-videos.module.ts',
    'infrastructure/gateway/clips.adapter.ts',
    'infrastructure/gateway/friends-gateway.adapter.ts',
    'infrastructure/gateway/hot-videos-gateway.adapter.ts',
    'ui/matching/home.page.tsx',
    'ui/matching/hot-videos.view.tsx',
  ],
  'sign-in': [
    'infrastructure/browser/browser-app-updates.adapter.ts',
    'infrastructure/container/app-update.module.ts',
    'infrastructure/container/offers.module.ts',
    'infrastructure/container/sign-in-tokens.ts',
    'infrastructure/container/sign-in-ways.module.ts',
    'infrastructure/container/sign-in.module.ts',
    'infrastructure/gateway/offers-gateway.adapter.ts',
    'infrastructure/gateway/sign-in-gateway.adapter.ts',
    'infrastructure/gateway/social-door.adapter.ts',
    'ui/account/sign-in.layer.tsx',
    'ui/coins/bonus-banner.layer.tsx',
    'ui/shell/access.layer.tsx',
    'ui/tasks/app-update.layer.tsx',
  ],
  member: [
    'infrastructure/browser/browser-devices.adapter.ts',
    'infrastructure/browser/browser-face-sight.adapter.ts',
    'infrastructure/browser/browser-picture-in-picture.adapter.ts',
    'infrastructure/browser/browser-picture-preparer.adapter.ts',
    'infrastructure/browser/browser-recorded-videos.adapter.ts',
    'infrastructure/browser/browser-system-notices.adapter.ts',
    'infrastructure/browser/browser-translator.adapter.ts',
    'infrastructure/container/calls.module.ts',
    'infrastructure/container/chat.module.ts',
    'infrastructure/container/realtime.module.ts',
    'infrastructure/gateway/call-gateway.adapter.ts',
    'infrastructure/gateway/chat-gateway.adapter.ts',
    'infrastructure/gateway/preview-gateway.adapter.ts',
    'infrastructure/gateway/snapshot-gateway.adapter.ts',
    'infrastructure/rtm/websocket/websocket-realtime.adapter.ts',
    'infrastructure/storage/dexie/dexie-chat-stores.adapter.ts',
    'ui/matching/member-home.view.tsx',
    'ui/shell/unread.tsx',
  ],
} as const satisfies Moments

/**
 * The moment of each file: the earliest at which an entry needs it, itself or through others. A file of one moment thereby never
 * needs a file of a later one. `importsOf` names what a file needs at once.
 */
export const sortByMoment = (
  named: Moments,
  importsOf: (file: string) => readonly string[],
): ReadonlyMap<string, string> => {
  const sorted = new Map<string, string>()
  const follow = (file: string, moment: string): void => {
    if (sorted.has(file)) return
    sorted.set(file, moment)
    for (const next of importsOf(file)) follow(next, moment)
  }
  for (const [moment, entries] of Object.entries(named)) for (const entry of entries) follow(entry, moment)
  return sorted
}
