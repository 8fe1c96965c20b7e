import { SECOND, type Instant } from '../../src/domain/kernel/time'
import type { Sent } from './push-sender.port'

/** How long a `Retry-After` wants to be waited, in ms; 0 where it says nothing. */
export const retryAfterMs = (header: string | null | undefined, now: Instant): number => {
  if (header === null || header === undefined) return 0
  const waits = /^\d{1,9}$/.test(header) ? Number(header) * SECOND : Date.parse(header) - now
  return Number.isFinite(waits) ? Math.max(0, waits) : 0
}

export const later = (problem: string, afterMs = 0): Sent => ({ _tag: 'Later', afterMs, problem })

/** No answer came, or none that could be read. */
export const failed = (error: unknown): Sent => later(error instanceof Error ? error.message : 'failed')
