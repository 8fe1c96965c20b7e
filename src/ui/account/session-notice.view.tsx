import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { SessionEnded } from '../../application/account/account.feature'
import { isBar } from '../../domain/account/ban'
import type { SessionEnd } from '../../domain/account/session-end'
import { Button } from '../design/button'
import { Dialog } from '../design/dialog'
import type { Texts } from '../i18n/resources'
import { useCore } from '../shell/core-context'
import { banText } from './ban-words'
import styles from './sign-in.module.css'

type Words = { readonly title: keyof Texts['account']; readonly text: keyof Texts['account'] }

/** @rule ACCT-106 ACCT-107 ACCT-108 ACCT-109 ACCT-111 */
const words: Readonly<Record<SessionEnd, Words>> = {
  Expired: { title: 'ended_title', text: 'login_expired' },
  Kicked: { title: 'ended_title', text: 'active_elsewhere' },
  Banned: { title: 'banned_title', text: 'suspended' },
  Ended: { title: 'ended_title', text: 'update_failed' },
}

/** Says why the session ended, and offers to sign in again. */
export const SessionNoticeDialog = observer(({ notice }: { readonly notice: SessionEnded }) => {
  const { t } = useTranslation(['account', 'common'])
  const { account } = useCore()
  const { title, text } = words[notice._tag]
  const ours = isBar(notice.code) ? banText(notice.code, notice.ban) : text
  const usual =
    notice._tag === 'Expired' || notice.message === '' || notice.message === t(`account:${ours}`, { lng: 'en' })
  const again = () => {
    account.dismissNotice()
    account.openSignIn({ _tag: 'Button' })
  }
  return (
    <Dialog
      open
      strict
      layer="error"
      title={t(`account:${title}`)}
      onClose={account.dismissNotice}
      footer={
        <>
          <Button onClick={account.dismissNotice}>{t('common:close')}</Button>
          {notice._tag !== 'Banned' && (
            <Button variant="primary" onClick={again}>
              {t('account:sign_in')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.told}>
        <p role="alert">{usual ? t(`account:${ours}`) : notice.message}</p>
        <p className={styles.aside}>{t('account:ended_kept')}</p>
      </div>
    </Dialog>
  )
})
