import { Check } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { InstallView } from '../../application/tasks/install.feature'
import type { PushOfferView } from '../../application/tasks/push-offer.feature'
import type { Reward } from '../../domain/tasks/reward'
import { Button } from '../design/button'
import { EmptyState } from '../design/empty-state'
import { Icon } from '../design/icon'
import { List } from '../design/list'
import { Spinner } from '../design/spinner'
import { useFeature } from '../shell/use-feature'
import { TaskRow } from './task-row'
import { useInstall } from './use-install'
import { useLongTerm } from './use-long-term'
import { useTurnOn } from './use-turn-on'

type RowProps = { readonly title: string; readonly reward: Reward; readonly busy?: boolean; readonly onGo: () => void }

const Row = observer(({ busy = false, onGo, reward, title }: RowProps) => {
  const { t } = useTranslation('rewards')
  const open = reward.status === 'open'
  return (
    <TaskRow
      reward={reward.coins}
      title={title}
      action={(titleId) => (
        <Button
          size="sm"
          variant={open ? 'secondary' : 'ghost'}
          icon={!open && <Icon of={Check} size="sm" />}
          loading={busy}
          aria-disabled={!open}
          aria-describedby={titleId}
          onClick={() => open && onGo()}
        >
          {t(open ? 'go' : 'done')}
        </Button>
      )}
    />
  )
})

const ofInstalling = ({ reward, way }: InstallView): Reward | null =>
  reward?.status === 'given' || (reward?.status === 'open' && way !== 'none') ? reward : null

/** Who has refused pushes is not asked. @rule TASK-50 */
const ofPushes = ({ permission, reward, support }: PushOfferView): Reward | null =>
  reward?.status === 'given' || (reward?.status === 'open' && support && permission !== 'denied') ? reward : null

/** The browser's question at once, the steps of Safari in a popup. */
const Rows = observer(() => {
  const { t } = useTranslation('rewards')
  const { open, view: app } = useFeature('install')
  const { view: push } = useFeature('pushOffer')
  const [install, turnOn] = [useInstall(), useTurnOn()]
  const [installing, pushes] = [ofInstalling(app), ofPushes(push)]
  if (app.reward === null || push.reward === null) return <Spinner />
  if (installing === null && pushes === null) return <EmptyState art="coins" title={t('long_term_none')} />
  return (
    <List label={t('long_term')}>
      {installing && <Row title={t('install_task')} reward={installing} onGo={app.way === 'steps' ? open : install} />}
      {pushes && <Row title={t('push_task')} reward={pushes} busy={push.busy} onGo={turnOn} />}
    </List>
  )
})

/** Rewards that are given once. Nothing for who has not paid, or where neither is possible. @rule TASK-10 TASK-12 */
export const LongTermBlock = observer(() => {
  const shown = useLongTerm()
  const { load } = useFeature('install')
  const { load: loadPush } = useFeature('pushOffer')
  useEffect(() => {
    if (!shown) return
    void load()
    void loadPush()
  }, [load, loadPush, shown])
  return shown && <Rows />
})
