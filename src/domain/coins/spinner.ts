import { SECOND } from '../kernel/time'

/** How long the payment spinner shows at most. @rule COIN-9 */
export const PAYMENT_SPINNER_MS = 2 * SECOND
