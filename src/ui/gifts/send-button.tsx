import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { costOf } from '../../domain/gifts/cost'
import type { Gift } from '../../domain/gifts/gift'
import type { Instant } from '../../domain/kernel/time'
import { Button } from '../design/button'
import { CoinAmount } from '../design/coin-amount'
import { useFeature } from '../shell/use-feature'
import styles from './gifts.module.css'

type Props = {
  readonly gift: Gift
  readonly now: Instant
  readonly wide?: boolean
  readonly onSend: (gift: Gift) => void
}

/** Says what it costs before it is pressed. */
export const SendButton = observer(({ gift, now, onSend, wide = false }: Props) => {
  const { t } = useTranslation('gifts')
  const { view } = useFeature('gifts')
  const cost = costOf(gift, now)
  return (
    <Button variant="primary" wide={wide} loading={view.sending !== null} onClick={() => onSend(gift)}>
      {t('send')} <span className={styles.cost}>{cost === 0 ? t('free') : <CoinAmount amount={cost} size="sm" />}</span>
    </Button>
  )
})
