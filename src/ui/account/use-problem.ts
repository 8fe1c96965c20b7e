import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LinkProblem } from '../../domain/account/link-step'
import { useDateText } from './date-text'
import { ownWords, toldOf, type Place } from './problem-text'
import { useSecondsUntil } from '../shell/use-seconds-until'

export type Problem = {
  /** The text to show at a place, if the problem belongs there. */
  readonly at: (place: Place) => string | undefined
  /** Something was typed: what was wrong may not be so any more. */
  readonly forget: () => void
}

/** From so many seconds on a lock names its end instead of counting down. */
const LONG_WAIT_S = 600

/** The words for what went wrong, for a step with these `fields`; a lock counts its time down. */
export const useProblem = (problem: LinkProblem | null, fields: readonly Place[]): Problem => {
  const { t } = useTranslation('account')
  const { day, moment } = useDateText()
  const [forgotten, setForgotten] = useState<LinkProblem | null>(null)
  const until = problem?._tag === 'Code' ? (problem.until ?? 0) : 0
  const left = useSecondsUntil(until)
  const forget = useCallback(() => setForgotten(problem), [problem])
  const locked = (): string =>
    left > LONG_WAIT_S ? t('too_many_until', { time: moment(until) }) : t('too_many', { seconds: left })
  const words = (told: LinkProblem): string => {
    if ('provider' in told) return t(toldOf(told).text, { provider: t(`provider_${told.provider}`) })
    if ('nextChange' in told) return t(toldOf(told).text, { date: day(told.nextChange) })
    return ownWords(told) || t(toldOf(told).text)
  }
  const at = (place: Place): string | undefined => {
    if (problem === null || (until > 0 && left === 0)) return undefined
    if (until > 0) return place === 'form' ? locked() : undefined
    if (problem === forgotten) return undefined
    const told = toldOf(problem)
    const shown = fields.includes(told.place) ? told.place : 'form'
    return shown === place ? words(problem) : undefined
  }
  return { at, forget }
}
