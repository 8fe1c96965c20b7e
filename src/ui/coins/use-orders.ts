import { useEffect } from 'react'
import type { OrdersFeature } from '../../application/coins/orders.feature'
import { useFeature } from '../shell/use-feature'

/** Own orders, read anew when the page opens. */
export const useOrders = (): OrdersFeature => {
  const orders = useFeature('orders')
  const { load } = orders
  useEffect(() => void load(), [load])
  return orders
}
