import { DAY, type Instant } from '../kernel/time'

/** @rule CHAT-92 */
const BANNER_BACK_MS = DAY

/** What is known of the banner: hidden for good, or put away at an instant; null: never. */
export interface BannerNotes {
  readonly forGood: boolean
  readonly dismissedAt: Instant | null
}

/**
 * When the banner of the messages panel shows again; null: never. A dismissal that lies ahead of the clock counts as none
 * (@rule CHAT-92, CHAT-93).
 */
export const bannerBackAt = ({ forGood, dismissedAt }: BannerNotes, now: Instant): Instant | null => {
  if (forGood) return null
  return dismissedAt === null || dismissedAt > now ? now : Math.max(now, dismissedAt + BANNER_BACK_MS)
}
