import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HOUR, MINUTE, SECOND, type Instant } from '../../domain/kernel/time'
import { ConfirmDialog } from '../design/confirm-dialog'
import { pathOf } from '../shell/routes'
import { useFeature } from '../shell/use-feature'
import { useNavigate } from '../shell/use-navigate'
import styles from './quota-dialog.module.css'

const two = (value: number): string => String(value).padStart(2, '0')

/** Hours, minutes and seconds of so many ms; the last second counts whole. */
export const clockText = (ms: number): string => {
  const left = Math.ceil(Math.max(0, ms) / SECOND) * SECOND
  return [left / HOUR, (left % HOUR) / MINUTE, (left % MINUTE) / SECOND].map((part) => two(Math.floor(part))).join(':')
}

/** The present, to the second. */
const useSeconds = (): Instant => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [])
  return now
}

type QuotaProps = { readonly until: Instant; readonly onClose: () => void }

const Quota = ({ until, onClose }: QuotaProps) => {
  const { t } = useTranslation(['conversation', 'chat'])
  const navigate = useNavigate()
  const left = until - useSeconds()
  const over = left <= 0
  useEffect(() => {
    if (over) onClose()
  }, [over, onClose])
  return (
    <ConfirmDialog
      open
      title={t('chat:quota')}
      text={
        <span className={styles.text} role="timer">
          {t('quota_returns', { time: clockText(left) })}
        </span>
      }
      confirm={t('become_vip')}
      onConfirm={() => {
        onClose()
        navigate(pathOf('CoinPage'))
      }}
      onCancel={onClose}
    />
  )
}

/** Counts down to the return of the free messages (@rule CHAT-76, CHAT-78, CHAT-79). */
export const QuotaDialog = observer(() => {
  const { dismissQuota, view } = useFeature('chat')
  return view.quotaUntil === null ? null : <Quota until={view.quotaUntil} onClose={dismissQuota} />
})
