import { useTranslation } from 'react-i18next'
import type { ClaimProblem } from '../../application/tasks/tasks.feature'
import { isTaskType, type Task, type TaskPlace } from '../../domain/tasks/task'
import type { Texts } from '../i18n/resources'
import type { RouteName } from '../shell/routes'

type Key = keyof Texts['tasks']

/** @rule TASK-16 TASK-17 */
export const PAGES: Readonly<Record<TaskPlace, RouteName>> = {
  shop: 'CoinPage',
  wall: 'GoddessWall',
  search: 'SearchPage',
  friends: 'FriendsPage',
  messages: 'MessagePage',
  livcam: 'LivCam',
}

/** What the product calls a task; one that is not known goes by its title. */
export const useTaskTitle = (): ((task: Pick<Task, 'goal' | 'title' | 'type'>) => string) => {
  const { t } = useTranslation('tasks')
  return ({ goal, title, type }) => (isTaskType(type) ? t(`type_${type}`, { count: goal }) : title)
}

/** Why a reward was not given, in words; null: there is nothing to say. */
export const PROBLEMS: Readonly<Record<ClaimProblem['_tag'], Key | null>> = {
  NotReached: 'problem_not_reached',
  Over: 'problem_over',
  OtherAccount: 'problem_other_account',
  Failed: 'problem_failed',
  Pressed: null,
}

/** Numbers as the language writes them. */
export const useNumber = (): ((value: number) => string) => {
  const { i18n } = useTranslation()
  return (value) => new Intl.NumberFormat(i18n.resolvedLanguage ?? 'en').format(value)
}
