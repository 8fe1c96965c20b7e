import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../design/button-link'
import { Column } from '../design/column'
import { EmptyState } from '../design/empty-state'
import { pathOf } from '../shell/routes'
import { useLink } from '../shell/use-link'
import { ViewHeader } from '../shell/view-header'
import { pathOfOrder, useOrderId } from './order-path'
import { OrdersPending } from './orders-pending'
import { RefundForm } from './refund-form'
import { useOrders } from './use-orders'

const NothingToRefund = () => {
  const { t } = useTranslation('orders')
  const link = useLink()
  return (
    <EmptyState
      art="coins"
      title={t('nothing_to_refund')}
      text={t('nothing_to_refund_text')}
      action={<ButtonLink {...link(pathOf('PayOrderList'))}>{t('to_orders')}</ButtonLink>}
    />
  )
}

/** Asks the money of an order back. @rule SHELL-18 COIN-45 */
export const Page = observer(() => {
  const { t } = useTranslation('orders')
  const orderId = useOrderId()
  const { beginRefund, leaveRefund, mayAskBack, view } = useOrders()
  useEffect(() => {
    void beginRefund()
    return leaveRefund
  }, [beginRefund, leaveRefund])
  const refundable = view.orders.filter(mayAskBack)
  const known = refundable.some((order) => order.orderId === orderId)
  const waits = view.orders.length === 0 && view.listing !== 'loaded'
  return (
    <>
      <ViewHeader title={t('ask')} back={known ? pathOfOrder('PayOrderList', orderId) : pathOf('PayOrderList')} />
      <Column>
        {waits ? (
          <OrdersPending />
        ) : refundable.length === 0 && !view.refund.sending ? (
          <NothingToRefund />
        ) : (
          <RefundForm key={orderId} orders={refundable} orderId={known ? orderId : ''} />
        )}
      </Column>
    </>
  )
})
