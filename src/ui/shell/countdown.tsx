import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DAY, HOUR, MINUTE, SECOND, type Instant } from '../../domain/kernel/time'
import { once } from '../design/once'

type Props = {
  readonly until: Instant
  /** Begins with the first unit that is not 0, for what takes minutes. */
  readonly brief?: boolean
  /** Runs once when it is over; the same function in every drawing. */
  readonly onEnd?: () => void
}

const sizes = { day: DAY, hour: HOUR, minute: MINUTE, second: SECOND } as const

const units = Object.entries(sizes).map(([unit, size]) => ({
  size,
  formatOf: once((language) => {
    // Narrow units of Japanese are English letters.
    const unitDisplay = language === 'ja' ? 'short' : 'narrow'
    return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay })
  }),
}))

/** Day, hour, minute and second of so many ms, in the words of a language; the last second counts whole. */
const countdownText = (ms: number, locale: string, brief: boolean): string => {
  let left = Math.ceil(Math.max(0, ms) / SECOND) * SECOND
  return units
    .filter(({ size }) => !brief || size <= Math.max(left, SECOND))
    .map(({ size, formatOf }) => {
      const count = Math.floor(left / size)
      left -= count * size
      return formatOf(locale).format(count)
    })
    .join(' ')
}

/** Counts down to an instant and changes once a second. @rule SHELL-80 */
export const Countdown = ({ until, brief = false, onEnd }: Props) => {
  const { i18n } = useTranslation()
  const [now, setNow] = useState(() => Date.now())
  const over = now >= until
  useEffect(() => {
    if (over) return onEnd?.()
    const timer = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [over, onEnd])
  return (
    <span role="timer" dir="auto">
      {countdownText(until - now, i18n.resolvedLanguage ?? 'en', brief)}
    </span>
  )
}
