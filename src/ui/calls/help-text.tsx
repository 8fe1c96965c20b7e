import { useTranslation } from 'react-i18next'
import { browserKind } from '../../domain/calls/browser-kind'
import styles from './start-dialogs.module.css'
import { startTexts, type StartTrouble } from './start-texts'

/** What helps against a failure; for what was refused, the way through this very browser (CALL-27). */
export const HelpText = ({ why }: { readonly why: StartTrouble }) => {
  const { t } = useTranslation('calls')
  const { refused, text, told } = startTexts(why)
  const { maxTouchPoints, userAgent } = navigator
  return (
    <p className={styles.text}>{told ?? (refused ? t(`help_${browserKind(userAgent, maxTouchPoints)}`) : t(text))}</p>
  )
}
