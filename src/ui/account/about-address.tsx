import { Trans, useTranslation } from 'react-i18next'
import styles from './sign-in.module.css'

type Props = {
  readonly text:
    | 'password_lead_known'
    | 'password_lead_new'
    | 'verify_lead'
    | 'verify_lead_code'
    | 'verify_lead_sms'
    | 'verify_lead_whatsapp'
  /** An e-mail address or a telephone number. */
  readonly address: string
}

/** A sentence in which the address stands out, in its own direction. */
export const AboutAddress = ({ text, address }: Props) => {
  const { t } = useTranslation('account')
  return (
    <Trans t={t} i18nKey={text} values={{ address }} components={{ b: <bdi className={styles.address} dir="ltr" /> }} />
  )
}
