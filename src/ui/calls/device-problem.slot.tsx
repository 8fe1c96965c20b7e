import { useTranslation } from 'react-i18next'
import { Button } from '../design/button'
import { Dialog } from '../design/dialog'
import type { DeviceProblemProps } from '../shell/slots'
import { CheckButton } from './device-check'
import { HelpText } from './help-text'
import styles from './start-dialogs.module.css'
import { startTexts } from './start-texts'

/** What is wrong with camera, microphone or speakers, and what helps (CALL-27). */
export const Slot = ({ onClose, why }: DeviceProblemProps) => {
  const { t } = useTranslation('calls')
  return (
    <Dialog
      open
      layer="error"
      title={t(startTexts(why).title)}
      onClose={onClose}
      footer={
        <>
          <CheckButton onOpen={onClose} />
          <Button onClick={onClose}>{t('ok')}</Button>
        </>
      }
    >
      <HelpText why={why} />
      <p className={styles.safe}>{t('nothing_charged')}</p>
    </Dialog>
  )
}
