import { CircleAlert, Star } from 'lucide-react'
import type { Instant } from '../../domain/kernel/time'
import { CountBadge } from '../design/badge'
import { Icon } from '../design/icon'
import styles from './panel-row.module.css'
import type { RowSetting } from './use-row-setting'
import { shortWhen } from './when'

type AsideProps = {
  readonly at: Instant
  readonly unread: number
  readonly setting: RowSetting
  readonly pinned?: boolean
  readonly notSent?: boolean
}

/** Time, pin star, unread bubble, and a mark where a message was not sent (CHAT-3, CHAT-75). */
export const RowAside = ({ at, unread, setting, pinned = false, notSent = false }: AsideProps) => {
  const { language, now, words } = setting
  return (
    <>
      <time className={styles.time} dateTime={new Date(at).toISOString()}>
        {pinned && (
          <span className={styles.star} role="img" aria-label={words.pinned}>
            <Icon of={Star} size="sm" />
          </span>
        )}
        {shortWhen(at, now, language)}
      </time>
      {(notSent || unread > 0) && (
        <span className={styles.marks}>
          {notSent && (
            <span className={styles.notSent} role="img" aria-label={words.notSent}>
              <Icon of={CircleAlert} size="sm" />
            </span>
          )}
          {unread > 0 && <CountBadge count={unread} />}
        </span>
      )}
    </>
  )
}
