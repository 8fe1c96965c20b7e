import { startRefusalOf } from '../../domain/calls/start-refusal'
import type { GatewayError } from '../kernel/gateway-error'
import { spendingBlockOf } from '../kernel/spending-block'
import type { StartError } from './calls-view'

/** Why a call could not be started, with what is told of it (@rule CALL-31, CALL-32, CALL-33, CALL-34, CALL-35, CALL-36). */
export const startErrorOf = (error: GatewayError, price: number): StartError => {
  const block = spendingBlockOf(error)
  if (block !== null || error._tag !== 'Refusal') return block ?? error
  const refusal = startRefusalOf(error.code)
  switch (refusal) {
    case null:
      return error
    case 'NotEnoughCoins':
      return { _tag: refusal, price }
    case 'Told':
      return { _tag: refusal, message: error.message }
    default:
      return { _tag: refusal }
  }
}
