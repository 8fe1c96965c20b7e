import { SECOND } from '../kernel/time'

/** Opening the same person again within this time is once. @rule FRND-13 */
export const OPEN_AGAIN_MS = 400

/** A search is sent when nothing was typed for so long. @rule FRND-32 */
export const SEARCH_DELAY_MS = 500

/** How often the status of the people in sight is asked for. @rule FRND-47 */
export const PRESENCE_MS = 2 * SECOND

/** Friends on one page of the list. @rule FRND-29 */
export const FRIENDS_A_PAGE = 100

/** People on one page of the online reminders and of the blacklist. @rule FRND-43 FRND-44 */
export const WATCHED_A_PAGE = 20
