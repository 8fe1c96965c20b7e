import { TOO_MANY, type GatewayError } from '../kernel/gateway-error'
import type { ReportProblem } from './safety.feature'

const FORBIDDEN = 403

const statusOf = (error: GatewayError): number => {
  if (error._tag === 'Refusal') return error.code
  return error._tag === 'HttpFailed' ? error.status : 0
}

/** What the gateway says about a step; anything else is told as `other`. A report that was decided takes no details any more. */
export const problemOf = (error: GatewayError, other: 'NotReported' | 'NotAdded'): ReportProblem => {
  const status = statusOf(error)
  if (status === TOO_MANY) return { _tag: 'TooOften' }
  return status === FORBIDDEN && other === 'NotAdded' ? { _tag: 'Decided' } : { _tag: other }
}
