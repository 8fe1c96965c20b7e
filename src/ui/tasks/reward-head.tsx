import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Reward } from '../../domain/tasks/reward'
import { CoinIcon } from '../design/coin-icon'
import { Icon } from '../design/icon'
import styles from './rewards.module.css'
import { useNumber } from './task-words'

type Props = {
  readonly reward: Reward
  readonly about: string
  readonly reasons: readonly string[]
}

/** What a popup offers: its drawing, what it brings, and why. */
export const RewardHead = ({ about, reasons, reward }: Props) => {
  const { t } = useTranslation('rewards')
  const number = useNumber()
  return (
    <div className={styles.head}>
      {reward.picture !== '' && <img className={styles.picture} src={reward.picture} alt="" width={200} height={150} />}
      <p className={styles.coins}>
        <CoinIcon />
        <span>{t('reward', { count: reward.coins, formatted: number(reward.coins) })}</span>
      </p>
      <p className={styles.about}>{about}</p>
      <ul className={styles.reasons} role="list">
        {reasons.map((reason) => (
          <li key={reason}>
            <Icon of={Check} size="sm" />
            <span>{reason}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
