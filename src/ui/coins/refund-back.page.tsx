import { CircleCheck, CircleX, Hourglass, type LucideIcon } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Redirect } from 'wouter'
import type { RefundState } from '../../domain/coins/refund'
import { ButtonLink } from '../design/button-link'
import { Column } from '../design/column'
import { Icon } from '../design/icon'
import type { Texts } from '../i18n/resources'
import { pathOf } from '../shell/routes'
import { useFeature } from '../shell/use-feature'
import { useLink } from '../shell/use-link'
import { ViewHeader } from '../shell/view-header'
import { pathOfOrder, useOrderId } from './order-path'
import styles from './orders.module.css'
import { OrdersPending } from './orders-pending'
import { useOrders } from './use-orders'

type Look = {
  readonly icon: LucideIcon
  readonly title: keyof Texts['orders']
  readonly text: keyof Texts['orders']
}

/** An order without a request is one that could not be asked back. @rule COIN-47 COIN-51 */
const looks: Readonly<Record<RefundState, Look>> = {
  open: { icon: Hourglass, title: 'back_received', text: 'back_received_text' },
  accepted: { icon: CircleCheck, title: 'back_accepted', text: 'back_accepted_text' },
  rejected: { icon: CircleX, title: 'back_rejected', text: 'back_rejected_text' },
}

const Result = observer(({ orderId }: { readonly orderId: string }) => {
  const { t } = useTranslation('orders')
  const { listing, orders } = useFeature('orders').view
  const link = useLink()
  const order = orders.find((one) => one.orderId === orderId)
  if ((order?.refund ?? null) === null && listing !== 'loaded') return <OrdersPending />
  const state = order?.refund ?? 'rejected'
  const { icon, text, title } = looks[state]
  return (
    <section className={styles.result} data-state={state} role="status">
      <span className={styles.sign}>
        <Icon of={icon} size="xl" />
      </span>
      <h2 className={styles.heading}>{t(title)}</h2>
      <p className={styles.text}>{t(text)}</p>
      <ButtonLink
        {...link(order === undefined ? pathOf('PayOrderList') : pathOfOrder('PayOrderList', orderId))}
        variant="primary"
      >
        {t('to_orders')}
      </ButtonLink>
    </section>
  )
})

/** What became of a request for money back; an address that names no order leads to all of them. @rule SHELL-19 COIN-51 */
export const Page = () => {
  const { t } = useTranslation('orders')
  const orderId = useOrderId()
  useOrders()
  if (orderId === '') return <Redirect to={pathOf('PayOrderList')} replace />
  return (
    <>
      <ViewHeader title={t('back_title')} back={pathOf('PayOrderList')} />
      <Column>
        <Result orderId={orderId} />
      </Column>
    </>
  )
}
