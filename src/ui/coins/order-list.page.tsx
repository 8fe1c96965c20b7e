import { useTranslation } from 'react-i18next'
import { Column } from '../design/column'
import { pathOf } from '../shell/routes'
import { ViewHeader } from '../shell/view-header'
import { OrderDetail } from './order-detail.view'
import { OrderList } from './order-list.view'
import { useOrderId } from './order-path'
import { useOrders } from './use-orders'

/** Own orders, or the one that the address names. @rule SHELL-17 COIN-43 */
export const Page = () => {
  const { t } = useTranslation('orders')
  const orderId = useOrderId()
  useOrders()
  const one = orderId !== ''
  return (
    <>
      <ViewHeader title={t(one ? 'detail' : 'title')} back={pathOf(one ? 'PayOrderList' : 'CoinPage')} />
      <Column>{one ? <OrderDetail orderId={orderId} /> : <OrderList />}</Column>
    </>
  )
}
