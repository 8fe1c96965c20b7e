import { useTranslation } from 'react-i18next'
import type { Movement } from '../../domain/coins/movement'
import { CoinAmount } from '../design/coin-amount'
import { IconDisc } from '../design/icon-disc'
import { ListRow } from '../design/list'
import { pathOf } from '../shell/routes'
import { useLink } from '../shell/use-link'
import { kinds } from './movement-kinds'
import styles from './movements.module.css'
import { pathOfOrder } from './order-path'
import { useMoment } from './use-moment'

/** The order that it belongs to, or whoever it was with. */
const targetOf = ({ orderId, other }: Movement): string | null => {
  if (orderId !== undefined) return pathOfOrder('PayOrderList', orderId)
  return other === null ? null : pathOf('FriendPage', { friendId: other.id })
}

/** One movement: what for, with whom, when, how much, balance after. @rule PLUS-6 */
export const MovementRow = ({ movement }: { readonly movement: Movement }) => {
  const { t } = useTranslation('movements')
  const moment = useMoment()
  const link = useLink()
  const { icon, text } = kinds[movement.kind]
  const { other } = movement
  const target = targetOf(movement)
  return (
    <ListRow
      {...(target === null ? {} : link(target))}
      leading={<IconDisc of={icon} />}
      title={t(text)}
      subtitle={
        <>
          {other !== null && (
            <>
              <bdi>{other.name}</bdi>
              {' · '}
            </>
          )}
          <time dateTime={new Date(movement.at).toISOString()}>{moment(movement.at)}</time>
        </>
      }
      aside={
        <>
          <span className={styles.amount} data-in={movement.coins > 0 || undefined}>
            <CoinAmount amount={movement.coins} signed />
          </span>
          <span className={styles.after}>
            {t('after')} <CoinAmount amount={movement.balanceAfter} size="sm" />
          </span>
        </>
      }
    />
  )
}
