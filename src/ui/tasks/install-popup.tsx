import { Download } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Reward } from '../../domain/tasks/reward'
import { Button } from '../design/button'
import { Dialog } from '../design/dialog'
import { Icon } from '../design/icon'
import { useFeature } from '../shell/use-feature'
import { RewardHead } from './reward-head'
import { SafariSteps } from './safari-steps'
import { useInstall } from './use-install'

/** What installing brings, and how: the browser's own question, or by hand in Safari. @rule TASK-40 TASK-44 */
export const InstallPopup = observer(({ reward }: { readonly reward: Reward }) => {
  const { t } = useTranslation('rewards')
  const { dismiss, view } = useFeature('install')
  const install = useInstall()
  const byHand = view.way === 'steps'
  const free = reward.price === 0 ? [t('install_free')] : []
  const reasons = [...free, t('install_quick'), t('install_screen')]
  const footer = byHand ? (
    <Button variant="primary" onClick={dismiss}>
      {t('install_done')}
    </Button>
  ) : (
    <>
      <Button onClick={dismiss}>{t('not_now')}</Button>
      <Button variant="primary" icon={<Icon of={Download} size="sm" />} onClick={install}>
        {t('install')}
      </Button>
    </>
  )
  return (
    <Dialog open glow layer="prompt" phone="bottom" title={t('install_title')} onClose={dismiss} footer={footer}>
      <RewardHead reward={reward} about={t('install_about')} reasons={byHand ? free : reasons} />
      {byHand && <SafariSteps system={view.browser.system} />}
    </Dialog>
  )
})
