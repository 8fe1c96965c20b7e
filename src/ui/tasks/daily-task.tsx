import { Check } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { stepOf, type Task, type TaskStep } from '../../domain/tasks/task'
import { Button, type ButtonVariant } from '../design/button'
import { Icon } from '../design/icon'
import { VisuallyHidden } from '../design/visually-hidden'
import { useFeature } from '../shell/use-feature'
import { TaskRow } from './task-row'
import { useNumber, useTaskTitle } from './task-words'
import styles from './tasks.module.css'
import { useTaskPress } from './use-task-press'

const looks: Readonly<Record<TaskStep, ButtonVariant>> = { go: 'secondary', claim: 'primary', done: 'ghost' }

const Progress = ({ completed, goal }: Pick<Task, 'completed' | 'goal'>) => {
  const { t } = useTranslation('tasks')
  const number = useNumber()
  const much = { completed: number(completed), goal: number(goal) }
  return (
    <span className={styles.progress}>
      <bdi className={styles.count} aria-hidden>
        {t('progress', much)}
      </bdi>
      <VisuallyHidden>{t('spoken_progress', much)}</VisuallyHidden>
      <span className={styles.track} aria-hidden>
        <span className={styles.bar} style={{ inlineSize: `${Math.min(100, (100 * completed) / goal)}%` }} />
      </span>
    </span>
  )
}

/** A task of today. Its button stays the same element, so that focus stays where it is. @rule TASK-6 TASK-18 TASK-19 TASK-20 */
export const DailyTask = observer(({ task }: { readonly task: Task }) => {
  const { t } = useTranslation('tasks')
  const { view } = useFeature('tasks')
  const number = useNumber()
  const press = useTaskPress()
  const titleOf = useTaskTitle()
  const step = stepOf(task)
  const claiming = view.claiming.has(task.id)
  return (
    <TaskRow
      reward={task.reward + task.bonus}
      title={<bdi>{titleOf(task)}</bdi>}
      note={
        <>
          <Progress completed={task.completed} goal={task.goal} />
          {task.bonus > 0 && (
            <span className={styles.bonus}>{t('bonus', { count: task.bonus, formatted: number(task.bonus) })}</span>
          )}
        </>
      }
      action={(titleId) => (
        <Button
          size="sm"
          variant={looks[step]}
          icon={step === 'done' && <Icon of={Check} size="sm" />}
          loading={claiming}
          aria-disabled={step === 'done'}
          aria-describedby={titleId}
          onClick={() => press(task)}
        >
          {t(step)}
        </Button>
      )}
    />
  )
})
