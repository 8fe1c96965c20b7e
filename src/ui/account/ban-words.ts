import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Ban } from '../../domain/account/ban'
import type { Texts } from '../i18n/resources'

const DEVICE = 10116
const BOTH = 10117

/** The text of a ban as the product words it. @rule SAFE-26 SAFE-27 SAFE-28 SAFE-29 SAFE-30 SAFE-31 */
export const banText = (code: number, ban: Ban | undefined): keyof Texts['account'] => {
  switch (code) {
    case DEVICE:
      return 'device_banned'
    case BOTH:
      return 'both_banned'
    default:
      return ban === undefined || ban.until === null ? 'suspended' : 'blocked'
  }
}

type Told = { readonly code: number; readonly message: string; readonly ban?: Ban | undefined }

/** The gateway's own words win; where they are ours they are said in the language of the interface. @rule SAFE-31 */
export const useBanText = (): ((told: Told) => string) => {
  const { t } = useTranslation('account')
  return ({ ban, code, message }) => {
    const ours = banText(code, ban)
    return message === '' || message === t(ours, { lng: 'en' }) ? t(ours) : message
  }
}

type RuleText = Extract<keyof Texts['ban'], `rule_${string}`>

const rules: Readonly<Record<string, RuleText>> = {
  adult: 'rule_adult',
  suspicious: 'rule_suspicious',
  mismatch: 'rule_mismatch',
  harassment: 'rule_harassment',
  underage: 'rule_underage',
}

/** The rule of conduct that was broken, by name; one that is unknown here is another one. @rule SAFE-5 PLUS-13 */
export const ruleText = (rule: string): RuleText => rules[rule] ?? 'rule_else'

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** So many seconds in the largest unit of which there is one, rounded up. */
export const useDuration = (): ((seconds: number) => string) => {
  const { i18n } = useTranslation('account')
  const locale = i18n.resolvedLanguage ?? 'en'
  return useMemo(
    () => (seconds) => {
      const [unit, length] = UNITS.find(([, long]) => seconds >= long) ?? UNITS[2]
      const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
      return format.format(Math.ceil(seconds / length))
    },
    [locale],
  )
}
