import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { limitPeriods, type LimitPeriod, type LimitState } from '../../domain/coins/spending-limit'
import { Button } from '../design/button'
import { Card } from '../design/card'
import { Progress } from '../design/progress'
import { SkeletonRows } from '../design/skeleton'
import { useFeature } from '../shell/use-feature'
import { LimitDialog } from './limit-dialog'
import { useLimitName } from './limit-words'
import styles from './limits.module.css'
import { useCoinsText } from './use-coins-text'
import { useMoment } from './use-moment'

type RowProps = { readonly period: LimitPeriod; readonly state: LimitState; readonly onChange: () => void }

/** One limit: how much of it is spent, and the higher one that waits. */
const LimitRow = ({ onChange, period, state: { limit, raise, spent } }: RowProps) => {
  const { t } = useTranslation('limits')
  const coins = useCoinsText()
  const moment = useMoment()
  const name = useLimitName()(period)
  const used = limit === null || limit === 0 ? 100 : Math.min(100, Math.floor((spent * 100) / limit))
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.state}>
          {limit === null
            ? t('no_limit', { spent: coins(spent) })
            : t('spent_of', { spent: coins(spent), limit: coins(limit) })}
        </span>
        {limit !== null && <Progress bare label={name} percent={used} />}
        {raise !== null && (
          <span className={styles.state}>
            {raise.to === null
              ? t('ends', { moment: moment(raise.from) })
              : t('raised', { limit: coins(raise.to), moment: moment(raise.from) })}
          </span>
        )}
      </span>
      <Button size="sm" aria-label={t('change_of', { name })} onClick={onChange}>
        {t('change')}
      </Button>
    </li>
  )
}

/** The limits that somebody sets to their own spending. @rule PLUS-9 */
export const Limits = observer(() => {
  const { t } = useTranslation('limits')
  const { loadLimits, view } = useFeature('coins')
  const [open, setOpen] = useState<LimitPeriod | null>(null)
  const { limits, limitsListing } = view
  return (
    <Card>
      <section className={styles.limits} aria-label={t('title')}>
        <h2 className={styles.heading}>{t('title')}</h2>
        <p className={styles.state}>{t('text')}</p>
        {limits !== null && (
          <ul className={styles.rows} role="list">
            {limitPeriods.map((period) => (
              <LimitRow key={period} period={period} state={limits[period]} onChange={() => setOpen(period)} />
            ))}
          </ul>
        )}
        {limits === null && limitsListing !== 'failed' && <SkeletonRows count={2} />}
        {limitsListing === 'failed' && (
          <p role="alert" className={styles.failed}>
            {t('failed')}{' '}
            <Button size="sm" onClick={() => void loadLimits()}>
              {t('again')}
            </Button>
          </p>
        )}
        {open !== null && limits !== null && (
          <LimitDialog period={open} limit={limits[open].limit} onClose={() => setOpen(null)} />
        )}
      </section>
    </Card>
  )
})
