import type { KeyedStore } from '../../../application/kernel/keyed-store.port'
import type { CookieJar } from './cookie-jar'

/** Flags and choices kept as cookies for `days`, such as `addFriendConfirmed` (FRND-9) and `cookieAccepted` (SAFE-11). */
export const makeCookieKeyedStore = (jar: CookieJar, days: number): KeyedStore => ({
  read: jar.read,
  write: (key, value) => jar.write(key, value, days),
  remove: jar.remove,
})
