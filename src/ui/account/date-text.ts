import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Instant } from '../../domain/kernel/time'

export type DateText = {
  readonly day: (at: Instant) => string
  /** Day and time of day. */
  readonly moment: (at: Instant) => string
}

/** Instants in the words of the interface language, in the person's own time zone. */
export const useDateText = (): DateText => {
  const { i18n } = useTranslation('account')
  const locale = i18n.resolvedLanguage ?? 'en'
  return useMemo(() => {
    const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', calendar: 'gregory' })
    const moments = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', calendar: 'gregory' })
    return { day: (at) => days.format(at), moment: (at) => moments.format(at) }
  }, [locale])
}
