import { Receipt } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Purchase } from '../../domain/coins/purchase'
import { Badge } from '../design/badge'
import { ButtonLink } from '../design/button-link'
import { EmptyState } from '../design/empty-state'
import { IconDisc } from '../design/icon-disc'
import { List, ListRow } from '../design/list'
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

/** One order: what, when, for how much, and how it stands. @rule COIN-43 */
const Row = ({ order }: { readonly order: Purchase }) => {
  const { t } = useTranslation('orders')
  const [itemText, moment, priceText, link] = [useItemText(), useMoment(), usePriceText(), useLink()]
  const { text, tone } = wordsOf(order)
  return (
    <ListRow
      {...link(pathOfOrder('PayOrderList', order.orderId))}
      leading={<IconDisc of={Receipt} />}
      title={<bdi>{itemText(order)}</bdi>}
      subtitle={<time dateTime={new Date(order.at).toISOString()}>{moment(order.at)}</time>}
      aside={
        <>
          {order.price !== null && <span className={styles.price}>{priceText(order.price)}</span>}
          <Badge tone={tone}>{t(text)}</Badge>
        </>
      }
    />
  )
}

/** Own orders, newest first. @rule COIN-43 SHELL-17 */
export const OrderList = observer(() => {
  const { t } = useTranslation('orders')
  const { listing, orders } = useFeature('orders').view
  const link = useLink()
  if (orders.length > 0)
    return (
      <List label={t('title')}>
        {orders.map((order) => (
          <Row key={order.orderId} order={order} />
        ))}
      </List>
    )
  if (listing !== 'loaded') return <OrdersPending />
  return (
    <EmptyState
      art="coins"
      title={t('empty')}
      text={t('empty_text')}
      action={<ButtonLink {...link(pathOf('CoinPage'))}>{t('to_shop')}</ButtonLink>}
    />
  )
})
