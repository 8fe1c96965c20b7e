import type { Purchase, PurchaseStatus } from '../../domain/coins/purchase'
import type { RefundState } from '../../domain/coins/refund'
import type { Texts } from '../i18n/resources'

type Words = { readonly text: keyof Texts['orders']; readonly tone: 'neutral' | 'online' | 'danger' | 'gold' }

const statuses: Readonly<Record<PurchaseStatus, Words>> = {
  processing: { text: 'status_processing', tone: 'gold' },
  success: { text: 'status_success', tone: 'online' },
  failed: { text: 'status_failed', tone: 'danger' },
  cancelled: { text: 'status_cancelled', tone: 'neutral' },
}

const refunds: Readonly<Record<RefundState, Words>> = {
  open: { text: 'refund_open', tone: 'gold' },
  accepted: { text: 'refund_accepted', tone: 'online' },
  rejected: { text: 'refund_rejected', tone: 'danger' },
}

/** How an order stands; what is asked back of it comes first. @rule COIN-35 COIN-36 */
export const wordsOf = ({ refund, status }: Purchase): Words => (refund === null ? statuses[status] : refunds[refund])
