import * as E from 'fp-ts/Either'
import { useTranslation } from 'react-i18next'
import { placeOfTask, stepOf, type Task } from '../../domain/tasks/task'
import { useToast } from '../design/toast'
import { pathOf } from '../shell/routes'
import { useFeature } from '../shell/use-feature'
import { useNavigate } from '../shell/use-navigate'
import { PAGES, PROBLEMS, useNumber } from './task-words'

/** What the button of a task does: it leads to where the task is done, or claims its reward. */
export const useTaskPress = (): ((task: Task) => void) => {
  const { t } = useTranslation('tasks')
  const navigate = useNavigate()
  const { claim } = useFeature('tasks')
  const number = useNumber()
  const toast = useToast()
  const claimIt = async (task: Task): Promise<void> => {
    const claimed = await claim(task)()
    const coins = task.reward + task.bonus
    if (E.isRight(claimed))
      return toast({ text: t('claimed', { count: coins, formatted: number(coins) }), tone: 'coins' })
    const problem = PROBLEMS[claimed.left._tag]
    if (problem !== null) toast({ text: t(problem), tone: 'error' })
  }
  return (task) => {
    const step = stepOf(task)
    if (step === 'claim') void claimIt(task)
    if (step !== 'go') return
    const place = placeOfTask(task.type)
    if (place === null) toast({ text: t('unknown') })
    else navigate(pathOf(PAGES[place]))
  }
}
