import type { CannotPay } from '../../src/domain/coins/ledger'
import { refuse, type Refusal } from '../http/handler'
import type { KeyReused } from './ledger.port'

const LIMIT = 20010
const OTHER_CONTENT = 20011
const DEBT = 20012

/** What the payer hears when the ledger refuses; being too poor has a code of its own in each place. */
export const paymentRefusal = (why: CannotPay | KeyReused, tooPoor: Refusal): Refusal => {
  switch (why._tag) {
    case 'NotEnoughCoins':
      return tooPoor
    case 'DebtOpen':
      return refuse(DEBT, `Top up ${why.amount} coins first`, { debt: why.amount })
    case 'SpendingLimit':
      return refuse(LIMIT, 'You have reached the limit that you set', { until: why.until })
    case 'KeyReused':
      return refuse(OTHER_CONTENT)
  }
}
