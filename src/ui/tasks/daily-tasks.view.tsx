import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../design/empty-state'
import { List } from '../design/list'
import { Spinner } from '../design/spinner'
import { useFeature } from '../shell/use-feature'
import { CheckInRow } from './check-in-row'
import { DailyTask } from './daily-task'
import { MatchBoxRow } from './match-box-row'
import styles from './tasks.module.css'
import { useExtraRows } from './use-extra-rows'

/** The tasks of today, check-in and activity with them; tasks that cannot be read go on being loaded. @rule TASK-5 TASK-7 TASK-8 TASK-9 TASK-13 */
export const DailyTasks = observer(() => {
  // The texts of all rows come with the page: it would go away once more for them.
  const { t } = useTranslation(['tasks', 'activity', 'checkIn'])
  const { tasks } = useFeature('tasks').view
  const extra = useExtraRows()
  return (
    <section className={styles.list} aria-label={t('tasks:daily_tasks')}>
      {tasks === null ? (
        <Spinner />
      ) : tasks.length === 0 && !extra ? (
        <EmptyState art="coins" title={t('tasks:empty')} />
      ) : (
        <List label={t('tasks:daily_tasks')}>
          <CheckInRow />
          <MatchBoxRow />
          {tasks.map((task) => (
            <DailyTask key={task.id} task={task} />
          ))}
        </List>
      )}
    </section>
  )
})
