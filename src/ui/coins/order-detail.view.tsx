import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MONEY_BACK_MS } from '../../domain/coins/order'
import type { Purchase } from '../../domain/coins/purchase'
import { Badge } from '../design/badge'
import { Banner } from '../design/banner'
import { ButtonLink } from '../design/button-link'
import { EmptyState } from '../design/empty-state'
import { pathOf } from '../shell/routes'
import { useFeature } from '../shell/use-feature'
import { useLink } from '../shell/use-link'
import { pathOfOrder } from './order-path'
import { wordsOf } from './order-words'
import styles from './orders.module.css'
import { OrdersPending } from './orders-pending'
import { useItemText } from './use-item-text'
import { useMoment } from './use-moment'
import { usePriceText } from './use-price-text'

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const Facts = ({ order }: { readonly order: Purchase }) => {
  const { t } = useTranslation('orders')
  const [itemText, moment, priceText] = [useItemText(), useMoment(), usePriceText()]
  const { text, tone } = wordsOf(order)
  return (
    <dl className={styles.facts}>
      <Fact name={t('fact_coins')}>
        <bdi>{itemText(order)}</bdi>
      </Fact>
      {order.price !== null && <Fact name={t('fact_price')}>{priceText(order.price)}</Fact>}
      <Fact name={t('fact_status')}>
        <Badge tone={tone}>{t(text)}</Badge>
      </Fact>
      <Fact name={t('fact_time')}>
        <time dateTime={new Date(order.at).toISOString()}>{moment(order.at)}</time>
      </Fact>
      <Fact name={t('fact_id')}>
        <bdi className={styles.id}>{order.orderId}</bdi>
      </Fact>
    </dl>
  )
}

/** What can be done about the money: asked back for 72 hours, nothing after them. @rule COIN-49 COIN-50 */
const MoneyBack = observer(({ order }: { readonly order: Purchase }) => {
  const { t } = useTranslation('orders')
  const { mayAskBack } = useFeature('orders')
  const [moment, link] = [useMoment(), useLink()]
  const mayAsk = mayAskBack(order)
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{t('money_back_title')}</h2>
      <p className={styles.text}>
        {mayAsk ? t('money_back', { when: moment(order.at + MONEY_BACK_MS) }) : t('non_refundable')}
      </p>
      {mayAsk && <ButtonLink {...link(pathOfOrder('PayRefund', order.orderId))}>{t('ask')}</ButtonLink>}
      {order.refund !== null && (
        <ButtonLink {...link(pathOfOrder('RefundBack', order.orderId))}>{t('to_refund_state')}</ButtonLink>
      )}
    </section>
  )
})

/** One order with all that is known of it. @rule COIN-43 COIN-47 */
export const OrderDetail = observer(({ orderId }: { readonly orderId: string }) => {
  const { t } = useTranslation('orders')
  const { listing, orders } = useFeature('orders').view
  const link = useLink()
  const order = orders.find((one) => one.orderId === orderId)
  if (order !== undefined)
    return (
      <>
        {order.status === 'failed' && <Banner tone="warning">{t('payment_failed')}</Banner>}
        <Facts order={order} />
        <MoneyBack order={order} />
      </>
    )
  if (listing !== 'loaded') return <OrdersPending />
  return (
    <EmptyState
      art="search"
      title={t('no_order')}
      text={t('no_order_text')}
      action={<ButtonLink {...link(pathOf('PayOrderList'))}>{t('to_orders')}</ButtonLink>}
    />
  )
})
