import { HOUR, type Instant } from '../kernel/time'

/** Refreshes of the list are gathered for so long. @rule CHAT-13 */
export const GATHER_MS = 200

/** The sweep works so long after opening the store. @rule CHAT-57 */
export const SWEEP_DELAY_MS = 350

/** What has been unread for longer counts as read. @rule CHAT-56 */
const UNREAD_LIMIT_MS = 72 * HOUR

/** What came before this instant counts as read. @rule CHAT-56 */
export const readBefore = (now: Instant): Instant => now - UNREAD_LIMIT_MS
