import { useTranslation } from 'react-i18next'
import type { LimitPeriod } from '../../domain/coins/spending-limit'
import type { Texts } from '../i18n/resources'

const names: Readonly<Record<LimitPeriod, keyof Texts['limits']>> = { daily: 'daily', monthly: 'monthly' }

/** What the limit of a period is called. */
export const useLimitName = (): ((period: LimitPeriod) => string) => {
  const { t } = useTranslation('limits')
  return (period) => t(names[period])
}
