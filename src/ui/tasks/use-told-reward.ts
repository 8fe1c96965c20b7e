import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Coins } from '../../domain/kernel/coins'
import { SECOND } from '../../domain/kernel/time'
import { useToast } from '../design/toast'
import { useNumber } from './task-words'

/** @rule TASK-41 */
const TOLD_MS = 4 * SECOND

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
