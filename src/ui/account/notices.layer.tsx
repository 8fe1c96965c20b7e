import { observer } from 'mobx-react-lite'
import { Trans, useTranslation } from 'react-i18next'
import { Button } from '../design/button'
import { Dialog } from '../design/dialog'
import { usePrompt } from '../shell/prompt-queue'
import { useShell } from '../shell/shell-context'
import { useFeature } from '../shell/use-feature'
import { useLegal } from '../shell/use-legal'
import styles from './notices.module.css'
import { Outside } from './outside'

const useOutside = () => ({ privacy: <Outside to={useLegal()('privacy')} /> })

/** @rule SAFE-10 SAFE-11 */
const CookieNotice = observer(() => {
  const { t } = useTranslation('notices')
  const outside = useOutside()
  const { acceptCookies, dismissCookies, view } = useFeature('notices')
  const open = usePrompt('cookie', view.cookies)
  return (
    <Dialog
      open={open}
      layer="notice"
      phone="bottom"
      title={t('cookies_title')}
      onClose={dismissCookies}
      footer={
        <>
          <Button onClick={dismissCookies}>{t('cookies_later')}</Button>
          <Button variant="primary" onClick={acceptCookies}>
            {t('cookies_accept')}
          </Button>
        </>
      }
    >
      <div className={styles.text}>
        <p>{t('cookies_text')}</p>
        <p>
          <Trans t={t} i18nKey="cookies_more" components={outside} />
        </p>
      </div>
    </Dialog>
  )
})

/** It can be agreed to, or the person logs out. @rule SAFE-12 SAFE-13 */
const PrivacyPopup = observer(() => {
  const { t } = useTranslation('notices')
  const outside = useOutside()
  const { agree, view } = useFeature('notices')
  const { signOut } = useShell()
  const open = usePrompt('privacy', view.privacy)
  return (
    <Dialog
      open={open}
      strict
      layer="notice"
      title={t('privacy_title')}
      onClose={signOut}
      footer={
        <>
          <Button onClick={signOut}>{t('log_out')}</Button>
          <Button variant="primary" loading={view.agreeing} onClick={() => void agree()}>
            {t('privacy_agree')}
          </Button>
        </>
      }
    >
      <div className={styles.text}>
        <p>
          <Trans t={t} i18nKey="privacy_text" components={outside} />
        </p>
        <p>{t('privacy_else')}</p>
        {view.failed && (
          <p className={styles.failed} role="alert">
            {t('privacy_failed')}
          </p>
        )}
      </div>
    </Dialog>
  )
})

/** What members are told, or asked, in law's name (SHELL-74). */
export const Layer = () => (
  <>
    <PrivacyPopup />
    <CookieNotice />
  </>
)
