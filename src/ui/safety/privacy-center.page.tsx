import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../design/button-link'
import { Column } from '../design/column'
import { PageLinks } from '../shell/page-links'
import { pathOf } from '../shell/routes'
import { useBack } from '../shell/use-back'
import { useLegal } from '../shell/use-legal'
import { useLink } from '../shell/use-link'
import { ViewHeader } from '../shell/view-header'
import styles from './centre.module.css'
import { CentrePart } from './centre-part'
import { Slot as PrivacyText } from './privacy-text.slot'

/** What somebody can do about their own data. */
const Choices = () => {
  const { t } = useTranslation(['centres', 'safety'])
  const link = useLink()
  return (
    <>
      <CentrePart
        title={t('centres:privacy_control_title')}
        lines={[t('centres:privacy_control_1'), t('centres:privacy_control_2'), t('centres:privacy_control_3')]}
      />
      <CentrePart title={t('centres:privacy_export_title')} lines={[t('centres:privacy_export')]}>
        <ButtonLink {...link(pathOf('AccountSecurity'))}>{t('centres:privacy_export_go')}</ButtonLink>
      </CentrePart>
      <CentrePart title={t('safety:privacy_delete_title')} lines={[t('safety:privacy_delete')]}>
        <ButtonLink {...link(pathOf('DelAccount'))}>{t('safety:privacy_delete_go')}</ButtonLink>
      </CentrePart>
    </>
  )
}

/** Data kept, cookies, the file with all data, and the way to delete an account; open to anybody. @rule SAFE-14 SAFE-15 SHELL-29 */
export const Page = () => {
  const { t } = useTranslation(['safety', 'centres'])
  const back = useBack()
  const legal = useLegal()
  return (
    <>
      <ViewHeader title={t('safety:privacy_title')} onBack={back} />
      <Column>
        <p className={styles.lead}>{t('safety:privacy_lead')}</p>
        <PrivacyText />
        <div className={styles.parts}>
          <Choices />
          <ButtonLink href={legal('privacy')}>{t('centres:privacy_policy')}</ButtonLink>
          <ButtonLink href={legal('cookies')}>{t('centres:privacy_cookie_policy')}</ButtonLink>
        </div>
        <PageLinks without="PrivacyCenter" />
      </Column>
    </>
  )
}
