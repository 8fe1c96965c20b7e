import * as O from 'fp-ts/Option'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { CoinAmount } from '../design/coin-amount'
import { useFeature } from '../shell/use-feature'
import styles from './shop.module.css'
import { usePriceText } from './use-price-text'

/** Everything that is bought and everything that is paid, before it is paid. */
export const Total = observer(() => {
  const { t } = useTranslation('shop')
  const write = usePriceText()
  const { pack, way } = useFeature('shop').view
  if (pack === null || way === null) return null
  return (
    <div className={styles.total}>
      <dl className={styles.sums} aria-live="polite">
        <div className={styles.sum}>
          <dt>{t('you_get')}</dt>
          <dd>
            <CoinAmount amount={pack.coins + way.extra} />
          </dd>
        </div>
        {O.isSome(way.fee) && (
          <div className={styles.sum} data-small>
            <dt>{t('fee', { name: way.name })}</dt>
            <dd>{write(way.fee.value)}</dd>
          </div>
        )}
        <div className={styles.sum} data-strong>
          <dt>{t('total')}</dt>
          <dd>{write(way.price)}</dd>
        </div>
      </dl>
      <p className={styles.note}>{t('note', { name: way.name })}</p>
    </div>
  )
})
