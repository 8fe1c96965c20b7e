import { SECOND } from '../kernel/time'

/** How often somebody who is signed in tells that they are there. @rule GATE-26 */
export const BEAT_MS = 20 * SECOND

/** Without a beat for this long somebody counts as offline: two may be lost. @rule GATE-26 */
export const PRESENCE_LIFE_MS = 2.5 * BEAT_MS
