import { Bell } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Reward } from '../../domain/tasks/reward'
import { Button } from '../design/button'
import { Dialog } from '../design/dialog'
import { Icon } from '../design/icon'
import { useFeature } from '../shell/use-feature'
import { RewardHead } from './reward-head'
import { useTurnOn } from './use-turn-on'

/** Says what pushes are for before the browser asks. @rule TASK-49 TASK-52 */
export const PushPopup = observer(({ reward }: { readonly reward: Reward }) => {
  const { t } = useTranslation('rewards')
  const { dismiss, view } = useFeature('pushOffer')
  const turnOn = useTurnOn()
  return (
    <Dialog
      open
      glow
      layer="prompt"
      phone="bottom"
      title={t('push_title')}
      onClose={dismiss}
      footer={
        <>
          <Button onClick={dismiss}>{t('not_now')}</Button>
          <Button variant="primary" icon={<Icon of={Bell} size="sm" />} loading={view.busy} onClick={turnOn}>
            {t('turn_on')}
          </Button>
        </>
      }
    >
      <RewardHead
        reward={reward}
        about={t('push_about')}
        reasons={[t('push_messages'), t('push_calls'), t('push_off')]}
      />
    </Dialog>
  )
})
