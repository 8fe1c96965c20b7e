import { useSearch } from 'wouter'
import { pathOf } from '../shell/routes'

const ORDER = 'orderId'

type OrderPage = 'PayOrderList' | 'PayRefund' | 'RefundBack'

/** The path of a page about one order. */
export const pathOfOrder = (page: OrderPage, orderId: string): string =>
  `${pathOf(page)}?${ORDER}=${encodeURIComponent(orderId)}`

/** The order that the address names, empty when it names none. */
export const useOrderId = (): string => new URLSearchParams(useSearch()).get(ORDER) ?? ''
