import { useTranslation } from 'react-i18next'
import { countdownText, expiresIn } from '../../domain/gifts/expiry'
import { isPacked, type Gift } from '../../domain/gifts/gift'
import type { Instant } from '../../domain/kernel/time'
import { CoinAmount } from '../design/coin-amount'
import { cx } from '../design/cx'
import { GiftPicture } from './gift-picture'
import styles from './gifts.module.css'

type TileProps = {
  readonly gift: Gift
  readonly group: string
  readonly now: Instant
  readonly chosen: boolean
  readonly compact: boolean
  readonly onChoose: (gift: Gift) => void
}

/** How many are left, and until when (GIFT-8). */
const Packed = ({ gift, now }: Pick<TileProps, 'gift' | 'now'>) => {
  const { t } = useTranslation('gifts')
  const left = expiresIn(gift, now)
  return (
    <>
      <span className={styles.count} aria-label={t('in_backpack', { count: gift.count })} role="img">
        ×{gift.count}
      </span>
      <span className={styles.free}>{t('free')}</span>
      {left !== null && (
        <span className={styles.expiry} role="timer" aria-label={t('expires_in', { time: countdownText(left) })}>
          {countdownText(left)}
        </span>
      )}
    </>
  )
}

const Tile = ({ chosen, compact, gift, group, now, onChoose }: TileProps) => (
  <label className={cx(styles.tile, compact && styles.compact)}>
    <input
      type="radio"
      name={group}
      className={styles.radio}
      checked={chosen}
      onChange={() => onChoose(gift)}
      value={gift.id}
    />
    <GiftPicture image={gift.image} size={compact ? 'sm' : 'md'} />
    <span className={styles.name}>
      <bdi>{gift.name}</bdi>
    </span>
    {isPacked(gift, now) ? <Packed gift={gift} now={now} /> : <CoinAmount amount={gift.price} size="sm" />}
  </label>
)

export type GiftTilesProps = {
  readonly label: string
  readonly gifts: readonly Gift[]
  readonly now: Instant
  readonly chosen: Gift | undefined
  readonly onChoose: (gift: Gift) => void
  /** In one row. */
  readonly compact?: boolean
}

/** Gifts to choose one from; arrow keys move. */
export const GiftTiles = ({ chosen, compact = false, gifts, label, now, onChoose }: GiftTilesProps) => (
  <div role="radiogroup" aria-label={label} className={compact ? styles.row : styles.grid}>
    {gifts.map((gift) => (
      <Tile
        key={gift.id}
        gift={gift}
        group={label}
        now={now}
        chosen={gift.id === chosen?.id}
        compact={compact}
        onChoose={onChoose}
      />
    ))}
  </div>
)
