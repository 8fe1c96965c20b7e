import type { RoomNum } from '../kernel/ids'
import type { Role } from './call'

/** When the price is told before a call (@rule CALL-16). */
export type PriceWarningMode = 'always' | 'once' | 'never'

/** Whether to tell the price; `told`: it was confirmed at this place before (@rule CALL-16, CALL-17). */
export const warnsOfPrice = (mode: PriceWarningMode, told: boolean): boolean =>
  mode === 'always' || (mode === 'once' && !told)

/**
 * Whether a call that is there already, incoming or resumed, tells its price: it needs a room, and only who pays hears of it
 * (@rule CALL-19, CALL-20, CALL-41).
 */
export const tellsPriceOf = (room: RoomNum | null, role: Role): boolean => room !== null && role === 'caller'
