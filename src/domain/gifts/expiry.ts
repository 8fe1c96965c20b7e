import { DAY, HOUR, MINUTE, SECOND, type Instant } from '../kernel/time'

interface Expiring {
  readonly expires: Instant | null
}

export const hasExpired = ({ expires }: Expiring, now: Instant): boolean => expires !== null && expires <= now

/** How long a gift still keeps, in ms, when that is a day or less; null: longer, or it does not expire (@rule GIFT-8). */
export const expiresIn = ({ expires }: Expiring, now: Instant): number | null => {
  if (expires === null || expires <= now || expires - now > DAY) return null
  return expires - now
}

const two = (value: number): string => String(value).padStart(2, '0')

/** hh:mm:ss; a second that has begun counts whole (@rule GIFT-8). */
export const countdownText = (ms: number): string => {
  const whole = Math.ceil(ms / SECOND) * SECOND
  return [whole / HOUR, (whole % HOUR) / MINUTE, (whole % MINUTE) / SECOND]
    .map((part) => two(Math.floor(part)))
    .join(':')
}
