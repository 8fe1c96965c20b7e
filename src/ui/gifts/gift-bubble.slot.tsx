import * as O from 'fp-ts/Option'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { giftOf } from '../../domain/gifts/gift-content'
import { CoinAmount } from '../design/coin-amount'
import type { GiftBubbleProps } from '../shell/slots'
import { useFeature } from '../shell/use-feature'
import { GiftPicture } from './gift-picture'
import styles from './bubble.module.css'

/** A gift in a conversation: its picture, what it is and what it was worth. */
export const Slot = observer(({ content, mine }: GiftBubbleProps) => {
  const { t } = useTranslation('gifts')
  const { view } = useFeature('gifts')
  const gift = O.toNullable(giftOf(content))
  return (
    <div className={styles.bubble} data-mine={mine}>
      <GiftPicture image={gift?.giftImage ?? ''} size="lg" />
      <span className={styles.words}>
        <span className={styles.what}>{t(mine ? 'from_you' : 'to_you')}</span>
        <bdi className={styles.name}>{gift === null ? t('gift') : view.nameOf(gift) || t('gift')}</bdi>
        {gift !== null && gift.gold > 0 && <CoinAmount amount={gift.gold} size="sm" />}
      </span>
    </div>
  )
})
