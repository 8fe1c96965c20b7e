import { useTranslation } from 'react-i18next'
import { Banner } from '../design/banner'
import { Dialog } from '../design/dialog'
import { QrCode } from '../design/qr-code'
import styles from './download.module.css'
import { useAppAddresses, type AppSystem } from './use-app-addresses'

const systems: readonly AppSystem[] = ['android', 'ios']

type Props = { readonly open: boolean; readonly onClose: () => void }

/** A code for the phone in one's hand, one for each system. @rule SHELL-62 */
export const DownloadPopup = ({ open, onClose }: Props) => {
  const { t } = useTranslation('download')
  const addresses = useAppAddresses()
  return (
    <Dialog open={open} onClose={onClose} title={t('title')}>
      <div className={styles.popup}>
        <p className={styles.text}>{t('scan')}</p>
        <div className={styles.codes}>
          {systems.map((system) => (
            <figure className={styles.code} key={system}>
              <QrCode text={addresses[system]} label={t('qr', { system: t(system) })} />
              <figcaption className={styles.system}>{t(system)}</figcaption>
            </figure>
          ))}
        </div>
        {addresses.hereOnly && <Banner tone="info">{t('here_only')}</Banner>}
      </div>
    </Dialog>
  )
}
