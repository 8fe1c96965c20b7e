import { SECOND } from '../kernel/time'

/** Where the counter of users starts. @rule ACCT-12 */
export const LIVE_USERS_START = 298_721

/** How often it grows. @rule ACCT-12 */
export const LIVE_USERS_MS = 3 * SECOND

/** The most that it grows by at once; the least is one. @rule ACCT-12 */
const MOST_MORE = 10

/** The counter after it has grown; `chance` is from 0 up to, but not including, 1. @rule ACCT-12 */
export const grownUsers = (users: number, chance: number): number => users + 1 + Math.floor(chance * MOST_MORE)
