import { SECOND } from '../kernel/time'

/** So long after login the notices come up: what the person came for is seen first. @rule SAFE-10 */
export const NOTICES_AFTER_MS = 1.2 * SECOND
