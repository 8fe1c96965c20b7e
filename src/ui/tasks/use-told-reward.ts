import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Coins } from '../../domain/kernel/coins'
import { TOLD_MS } from '../../domain/tasks/long-term'
import { useToast } from '../design/toast'
import { useNumber } from './task-words'

/** Tells coins that were just given, once. */
export const useToldReward = (given: Coins | null, text: 'given_install' | 'given_push', told: () => void): void => {
  const { t } = useTranslation('rewards')
  const number = useNumber()
  const toast = useToast()
  useEffect(() => {
    if (given === null) return
    told()
    toast({ text: t(text, { count: given, formatted: number(given) }), tone: 'coins', ms: TOLD_MS })
  }, [given, number, t, text, toast, told])
}
