import { observer } from 'mobx-react-lite'
import { CalendarClock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Instant } from '../../domain/kernel/time'
import { Button } from '../design/button'
import { Dialog } from '../design/dialog'
import { Icon } from '../design/icon'
import { useCore } from '../shell/core-context'
import { useDateText } from './date-text'
import styles from './sign-in.module.css'

/** The deletion has begun: says until when signing in keeps the account. @rule ACCT-118 PLUS-14 */
export const LeavingNotice = observer(({ deleteAt }: { readonly deleteAt: Instant }) => {
  const { t } = useTranslation(['account', 'common'])
  const { account } = useCore()
  const { moment } = useDateText()
  return (
    <Dialog
      open
      strict
      layer="notice"
      title={t('account:leaving_title')}
      onClose={account.dismissNotice}
      footer={<Button onClick={account.dismissNotice}>{t('common:close')}</Button>}
    >
      <div className={styles.hero} role="status">
        <span className={styles.disc}>
          <Icon of={CalendarClock} size="xl" />
        </span>
        <p>{t('account:leaving_lead', { date: moment(deleteAt) })}</p>
        <p className={styles.aside}>{t('account:leaving_aside')}</p>
      </div>
    </Dialog>
  )
})
