import { X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Column } from '../design/column'
import { IconButton } from '../design/icon-button'
import { CoinPill } from '../shell/coin-pill'
import { useShell } from '../shell/shell-context'
import { useBack } from '../shell/use-back'
import { useFeature } from '../shell/use-feature'
import { ViewHeader } from '../shell/view-header'
import { InlineRules, RulesButton } from './task-rules'
import { TaskTabs } from './task-tabs'

/** Tasks of the day and what is given once. @rule SHELL-24 TASK-1 TASK-2 */
export const Page = observer(() => {
  const { t } = useTranslation('tasks')
  const { mobile } = useShell()
  const { watch } = useFeature('tasks')
  const back = useBack()
  useEffect(() => watch(), [watch])
  const head = (
    <>
      <CoinPill />
      {mobile && <RulesButton />}
      <IconButton label={t('close')} icon={X} onClick={back} />
    </>
  )
  return (
    <>
      <ViewHeader title={t('title')} actions={head} />
      <Column>
        <TaskTabs />
        {!mobile && <InlineRules />}
      </Column>
    </>
  )
})
