import { Trans, useTranslation } from 'react-i18next'
import styles from './sign-in.module.css'

type Props = {
  readonly text: 'password_lead_known' | 'password_lead_new' | 'verify_lead'
  readonly email: string
}

/** A sentence in which the address stands out, in its own direction. */
export const AboutAddress = ({ text, email }: Props) => {
  const { t } = useTranslation('account')
  return <Trans t={t} i18nKey={text} values={{ email }} components={{ b: <bdi className={styles.address} /> }} />
}
