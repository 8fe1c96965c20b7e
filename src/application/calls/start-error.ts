import type { GatewayError } from '../kernel/gateway-error'
import { spendingBlockOf } from '../kernel/spending-block'
import type { StartError } from './calls-view'

/** What the codes of call create mean (@rule CALL-31, CALL-32, CALL-33, CALL-34, CALL-35, CALL-36). */
export const startErrorOf = (error: GatewayError, price: number): StartError => {
  const block = spendingBlockOf(error)
  if (block !== null || error._tag !== 'Refusal') return block ?? error
  switch (error.code) {
    case 100001:
    case 100002:
      return { _tag: 'NoAnswer' }
    case 100003:
      return { _tag: 'AddFriendFirst' }
    case 100004:
      return { _tag: 'NotEnoughCoins', price }
    case 100005:
      return { _tag: 'Busy' }
    case 100006:
      return { _tag: 'PeerOffline' }
    case 100008:
      return { _tag: 'VipOnly' }
    case 200:
    case 100000:
      return { _tag: 'Told', message: error.message }
    default:
      return error
  }
}
