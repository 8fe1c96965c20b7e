import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../design/empty-state'
import { List } from '../design/list'
import { Spinner } from '../design/spinner'
import { useFeature } from '../shell/use-feature'
import { DailyTask } from './daily-task'
import styles from './tasks.module.css'

/** The tasks of today; what cannot be read goes on being loaded. @rule TASK-5 TASK-8 TASK-9 TASK-13 */
export const DailyTasks = observer(() => {
  const { t } = useTranslation('tasks')
  const { tasks } = useFeature('tasks').view
  return (
    <section className={styles.list} aria-label={t('daily_tasks')}>
      {tasks === null ? (
        <Spinner />
      ) : tasks.length === 0 ? (
        <EmptyState art="coins" title={t('empty')} />
      ) : (
        <List label={t('daily_tasks')}>
          {tasks.map((task) => (
            <DailyTask key={task.id} task={task} />
          ))}
        </List>
      )}
    </section>
  )
})
