import { Check } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '../design/button'
import { Icon } from '../design/icon'
import { useFeature } from '../shell/use-feature'
import { TaskRow } from './task-row'

/** Today's check-in among the tasks; opens the popup. Nothing where there is none. @rule TASK-7 TASK-26 TASK-28 */
export const CheckInRow = observer(() => {
  const { t } = useTranslation('checkIn')
  const { ask, view } = useFeature('checkIn')
  if (!view.shown || view.state === null) return null
  const open = view.state === 'open'
  return (
    <TaskRow
      reward={view.coins}
      title={t('title')}
      action={(titleId) => (
        <Button
          size="sm"
          variant={open ? 'secondary' : 'ghost'}
          icon={!open && <Icon of={Check} size="sm" />}
          aria-disabled={!open}
          aria-describedby={titleId}
          onClick={() => open && ask()}
        >
          {t(open ? 'go' : 'done')}
        </Button>
      )}
    />
  )
})
