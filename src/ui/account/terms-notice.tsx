import { Trans, useTranslation } from 'react-i18next'
import { useLegal } from '../shell/use-legal'
import { Outside } from './outside'
import styles from './sign-in.module.css'

/** By going on one agrees to the terms. @rule ACCT-11 */
export const TermsNotice = () => {
  const { t } = useTranslation('account')
  const legal = useLegal()
  return (
    <p className={styles.terms}>
      <Trans
        t={t}
        i18nKey="terms_notice"
        components={{ terms: <Outside to={legal('terms')} />, privacy: <Outside to={legal('privacy')} /> }}
      />
    </p>
  )
}
