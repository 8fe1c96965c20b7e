import type { GatewayError } from '../../application/kernel/gateway-error'

/** The free ones of the day are used up. */
const QUOTA = 54006

/** What is told when an answer to a request did not go through (CHAT-16). */
export const sayHiProblem = (error: GatewayError): 'say_hi_limit' | 'action_failed' =>
  error._tag === 'Refusal' && error.code === QUOTA ? 'say_hi_limit' : 'action_failed'
