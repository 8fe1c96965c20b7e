import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { ShieldAlert } from 'lucide-react'
import { Button } from '../design/button'
import { Dialog } from '../design/dialog'
import { Icon } from '../design/icon'
import { useFeature } from '../shell/use-feature'
import { MessageTip } from './message-tip'
import styles from './message-tip.module.css'
import { QuotaDialog } from './quota-dialog'
import { useNoticeText } from './use-preview'

/** A disciplinary notice, until its button is pressed (CHAT-36). */
const WarningDialog = observer(() => {
  const { t } = useTranslation('chat')
  const { dismissWarning, view } = useFeature('chat')
  const { warning } = view
  const notice = useNoticeText()
  return (
    <Dialog
      open={warning !== null}
      title={t('warning_title')}
      onClose={dismissWarning}
      strict
      footer={
        <Button variant="primary" wide onClick={dismissWarning}>
          {t('warning_ok')}
        </Button>
      }
    >
      <div className={styles.warning}>
        <Icon of={ShieldAlert} size="lg" />
        <p>{warning === null ? '' : notice(warning.text)}</p>
      </div>
    </Dialog>
  )
})

/** What comes in beside whatever is on the screen: tips of messages and friends, disciplinary notices, the word of the quota (SHELL-74). */
export const Layer = () => (
  <>
    <MessageTip />
    <WarningDialog />
    <QuotaDialog />
  </>
)
