import * as O from 'fp-ts/Option'
import { SECOND } from '../kernel/time'

/** So long the hint to recharge is shown in a call whose coins run out (@rule CALL-53). */
const RECHARGE_HINT_MS = 58 * SECOND

/** Seconds that the hint shows `ms` after the warning, from 58 on; none: it is hidden (@rule CALL-53). */
export const rechargeHint = (ms: number): O.Option<number> =>
  ms >= 0 && ms < RECHARGE_HINT_MS ? O.some(Math.ceil((RECHARGE_HINT_MS - ms) / SECOND)) : O.none
