import type { GatewayError } from '../../application/kernel/gateway-error'

/** The code of a free quota that is used up for today. */
const QUOTA = 54006

/** Whether an answer failed because the free ones of the day are used up (CHAT-16). */
export const isLimit = (error: GatewayError): boolean => error._tag === 'Refusal' && error.code === QUOTA
