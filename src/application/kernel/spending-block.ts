import type { SpendingBlock } from '../../domain/kernel/spending-block'
import type { GatewayError } from './gateway-error'

const LIMIT = 20010
const DEBT = 20012

const numberIn = (data: unknown, name: string): number | null => {
  const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, name) : null
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

/** What keeps somebody from spending, if the gateway refused for that; null: it did not, or did not say how much or how long. */
export const spendingBlockOf = (error: GatewayError): SpendingBlock | null => {
  if (error._tag !== 'Refusal') return null
  if (error.code === DEBT) {
    const debt = numberIn(error.data, 'debt')
    return debt === null ? null : { _tag: 'DebtOpen', debt }
  }
  const until = error.code === LIMIT ? numberIn(error.data, 'until') : null
  return until === null ? null : { _tag: 'SpendingLimit', until }
}
