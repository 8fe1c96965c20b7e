import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SignInProblem } from '../../domain/account/sign-in'
import { ownWords, toldOf, type Place } from './problem-text'
import { useSecondsUntil } from './use-seconds-until'

export type Problem = {
  /** The text to show at a place, if the problem belongs there. */
  readonly at: (place: Place) => string | undefined
  /** Something was typed: what was wrong may not be so any more. */
  readonly forget: () => void
}

/** The words for what went wrong, for a step with these `fields`; a lock counts its time down. */
export const useProblem = (problem: SignInProblem | null, fields: readonly Place[]): Problem => {
  const { t } = useTranslation('account')
  const [forgotten, setForgotten] = useState<SignInProblem | null>(null)
  const until = problem?._tag === 'Code' ? (problem.until ?? 0) : 0
  const left = useSecondsUntil(until)
  const forget = useCallback(() => setForgotten(problem), [problem])
  const at = (place: Place): string | undefined => {
    if (problem === null || (until > 0 && left === 0)) return undefined
    if (until > 0) return place === 'form' ? t('too_many', { seconds: left }) : undefined
    if (problem === forgotten) return undefined
    const told = toldOf(problem)
    const shown = fields.includes(told.place) ? told.place : 'form'
    const values = 'provider' in problem ? { provider: t(`provider_${problem.provider}`) } : {}
    return shown === place ? ownWords(problem) || t(told.text, values) : undefined
  }
  return { at, forget }
}
