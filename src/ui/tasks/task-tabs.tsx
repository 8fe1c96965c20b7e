import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { firstTab } from '../../domain/tasks/long-term'
import { Tabs } from '../design/tabs'
import { useFeature } from '../shell/use-feature'
import { DailyTasks } from './daily-tasks.view'
import { LongTermBlock } from './long-term-block'
import styles from './tasks.module.css'
import { useLongTerm } from './use-long-term'

type Tab = 'daily' | 'longTerm'

/** Tasks of the day, and what is given once where there is any: it comes first when the day has no tasks. @rule TASK-10 TASK-11 TASK-12 */
export const TaskTabs = observer(() => {
  // The texts of both come with the page: it would go away once more for them.
  const { t } = useTranslation(['tasks', 'rewards'])
  const { tasks } = useFeature('tasks').view
  const longTerm = useLongTerm()
  const [chosen, setChosen] = useState<Tab | null>(null)
  if (!longTerm) return <DailyTasks />
  const block = (
    <section className={styles.list} aria-label={t('tasks:long_term')}>
      <LongTermBlock />
    </section>
  )
  return (
    <Tabs
      label={t('tasks:sections')}
      value={chosen ?? firstTab(tasks?.length ?? null)}
      onChange={setChosen}
      tabs={[
        { value: 'daily', label: t('tasks:daily'), panel: <DailyTasks /> },
        { value: 'longTerm', label: t('tasks:long_term'), panel: block },
      ]}
    />
  )
})
