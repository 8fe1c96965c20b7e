import type { MessageUuid } from '../kernel/ids'
import { DAY, type Instant } from '../kernel/time'
import type { SendFailure, StoredMessage } from './delivery'

/** The gateway's word that today's free messages are used up (@rule CHAT-76). */
export const QUOTA_CODE = 54006

/** When the free messages return: after the milliseconds that the reply tells, else with the next day of UTC (@rule CHAT-77, CHAT-78). */
export const freeAgainAt = (countDown: number | null, now: Instant): Instant =>
  countDown === null ? (Math.floor(now / DAY) + 1) * DAY : now + countDown

/** When the free messages return, of a refusal by the quota; null: it was another, or does not tell (@rule CHAT-76, CHAT-77). */
export const quotaEnd = ({ code, until }: SendFailure): Instant | null => (code === QUOTA_CODE ? (until ?? null) : null)

/**
 * Until when the quota has refused a message that waited `before`, whichever tab has sent it; null: none was refused
 * (@rule CHAT-76).
 */
export const quotaRefusal = (before: readonly StoredMessage[], after: readonly StoredMessage[]): Instant | null => {
  const waited = (uuid: MessageUuid): boolean =>
    before.some((one) => one.uuid === uuid && one.delivery._tag === 'Pending')
  const refusal = after.findLast(
    ({ delivery, uuid }) => delivery._tag === 'Failed' && delivery.why.code === QUOTA_CODE && waited(uuid),
  )
  return refusal?.delivery._tag === 'Failed' ? quotaEnd(refusal.delivery.why) : null
}
