import { useTranslation } from 'react-i18next'
import type { CheckInView } from '../../application/tasks/check-in.feature'
import type { CheckInProblem, TimeLeft } from '../../domain/tasks/check-in'
import type { Texts } from '../i18n/resources'

const problemTexts: Readonly<Record<CheckInProblem, keyof Texts['checkIn']>> = {
  already: 'already',
  otherAccount: 'other_account',
  timeOut: 'time_out',
}

/** How check-ins are spoken of. @rule TASK-34 TASK-35 TASK-36 TASK-37 TASK-38 */
export const useCheckInWords = () => {
  const { t, i18n } = useTranslation('checkIn')
  const number = new Intl.NumberFormat(i18n.resolvedLanguage ?? 'en').format
  const counted = (count: number) => ({ count, coins: number(count) })
  const leftOf = ({ hours, minutes }: TimeLeft) => ({ h: number(hours), m: number(minutes) })
  const problem = (what: CheckInProblem, left: TimeLeft): string => t(problemTexts[what], leftOf(left))
  return {
    tip: (coins: number | null): string => (coins === null ? t('mark') : t('tip', counted(coins))),
    lead: (total: number): string => t('lead', counted(total)),
    problem,
    /** What is to be said now: how the last press ended, else why there is nothing to press; empty when there is. */
    note: ({ left, outcome, state }: Pick<CheckInView, 'left' | 'outcome' | 'state'>): string => {
      if (outcome._tag === 'Gained')
        return outcome.coins > 0 ? t('gained', counted(outcome.coins)) : t('gained_nothing')
      if (state === 'over') return t('over')
      if (outcome._tag === 'Refused') return problem(outcome.problem, left)
      return state === 'done' ? problem('already', left) : ''
    },
  }
}
