import { AppWindow, Share, Smartphone, SquarePlus, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { InstallBrowser } from '../../domain/tasks/install-offer'
import { IconDisc } from '../design/icon-disc'
import type { Texts } from '../i18n/resources'
import styles from './rewards.module.css'

type Step = readonly [LucideIcon, keyof Texts['rewards']]

const onPhone: readonly Step[] = [
  [Share, 'step_share_ios'],
  [SquarePlus, 'step_home'],
  [Smartphone, 'step_open_home'],
]

const onMac: readonly Step[] = [
  [Share, 'step_share_mac'],
  [SquarePlus, 'step_dock'],
  [AppWindow, 'step_open_dock'],
]

/** How Safari installs something by hand. @rule TASK-44 */
export const SafariSteps = ({ system }: Pick<InstallBrowser, 'system'>) => {
  const { t } = useTranslation('rewards')
  const steps = system === 'ios' ? onPhone : onMac
  return (
    <ol className={styles.steps} role="list" aria-label={t('steps')}>
      {steps.map(([icon, text]) => (
        <li key={text} className={styles.step}>
          <IconDisc of={icon} />
          <span>{t(text)}</span>
        </li>
      ))}
    </ol>
  )
}
