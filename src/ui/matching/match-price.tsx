import { observer } from 'mobx-react-lite'
import { Trans, useTranslation } from 'react-i18next'
import { Button } from '../design/button'
import { CoinAmount } from '../design/coin-amount'
import { useFeature } from '../shell/use-feature'
import styles from './match-entry.module.css'

/** What the next match costs, and what is left of the free ones: told before anything is paid (@rule MTCH-12, MTCH-13). */
export const MatchPrice = observer(() => {
  const { t } = useTranslation('match')
  const { load, view } = useFeature('matching')
  const { listing, terms } = view
  if (terms === null)
    return listing === 'failed' ? (
      <p className={styles.price} role="alert">
        {t('price_failed')}
        <Button size="sm" onClick={() => void load()}>
          {t('try_again')}
        </Button>
      </p>
    ) : (
      <p className={styles.price} aria-busy />
    )
  const { freeLeft, paidPrice, price } = terms
  return (
    <div className={styles.price}>
      {freeLeft > 0 ? (
        <p className={styles.free}>
          {t('free_left', { count: freeLeft })}
          <span className={styles.then}>
            <Trans t={t} i18nKey="then_price" components={{ coins: <CoinAmount amount={paidPrice} size="sm" /> }} />
          </span>
        </p>
      ) : (
        <p className={styles.free}>
          <CoinAmount amount={price} size="lg" /> {t('per_match')}
        </p>
      )}
      <p className={styles.then}>{t('charged_when')}</p>
    </div>
  )
})
