import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { ButtonLink } from '../design/button-link'
import { Column } from '../design/column'
import { pathOf } from '../shell/routes'
import { useBack } from '../shell/use-back'
import { ViewHeader } from '../shell/view-header'
import { Slot as PrivacyText } from './privacy-text.slot'
import styles from './privacy.module.css'

/** Data kept, cookies, and the way to delete an account; open to anybody. @rule SAFE-14 SAFE-15 SHELL-29 */
export const Page = () => {
  const { t } = useTranslation('safety')
  const back = useBack()
  return (
    <>
      <ViewHeader title={t('privacy_title')} onBack={back} />
      <Column>
        <p className={styles.lead}>{t('privacy_lead')}</p>
        <PrivacyText />
        <section className={styles.part}>
          <h2>{t('privacy_delete_title')}</h2>
          <p className={styles.lead}>{t('privacy_delete')}</p>
          <Link href={pathOf('DelAccount')} asChild>
            <ButtonLink>{t('privacy_delete_go')}</ButtonLink>
          </Link>
        </section>
      </Column>
    </>
  )
}
