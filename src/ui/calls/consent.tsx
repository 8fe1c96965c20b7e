import { Eye, Hourglass } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '../design/button'
import { Icon } from '../design/icon'
import { useFeature } from '../shell/use-feature'
import styles from './match-parts.module.css'
import type { MeetingCall } from './talk'

type Props = { readonly call: MeetingCall; readonly name: string }

/** Both are covered and silent: what that means, whether the other side is ready, and the one button that changes it. @rule PLUS-11 */
export const Consent = observer(({ call: { shown }, name }: Props) => {
  const { t } = useTranslation('matchCall')
  const { show } = useFeature('calls')
  return (
    <div className={styles.consent}>
      <p role="status">{t(`shown_${shown}`, { name })}</p>
      {shown === 'self' ? (
        <Icon of={Hourglass} />
      ) : (
        <Button variant="primary" size="lg" pill icon={<Icon of={Eye} />} onClick={() => void show()}>
          {t('show')}
        </Button>
      )}
      <p className={styles.covered}>{t('covered')}</p>
    </div>
  )
})
