import { MINUTE } from '../kernel/time'

/** Minutes to pay for so much talk, each started one whole, at least one (@rule CALL-63, CALL-67). */
export const minutesOf = (connectedMs: number): number => Math.max(1, Math.ceil(connectedMs / MINUTE))

/** Points that a host earns by coins that a caller has paid; `percent` of them, whole (@rule CALL-65). */
export const pointsFor = (coins: number, percent: number): number => Math.floor((coins * percent) / 100)
