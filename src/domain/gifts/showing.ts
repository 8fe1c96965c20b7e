import * as O from 'fp-ts/Option'
import type { UserId } from '../kernel/ids'
import { MINUTE, type Instant } from '../kernel/time'
import { giftOf, type GiftContent } from './gift-content'
import type { SentGift } from './sent-gift'

/** A gift that is to be seen as it arrives. */
export interface ShownGift extends SentGift {
  readonly gift: GiftContent
}

/** Older gifts have arrived while nobody looked: they do not fly any more. */
export const FLIGHT_AGE_MS = MINUTE

/** A message that carries a gift; one whose gift has no id shows nowhere (@rule GIFT-16). */
export const shownGift = (sent: SentGift): O.Option<ShownGift> =>
  O.map((gift: GiftContent): ShownGift => ({ ...sent, gift }))(giftOf(sent.content))

/** An incoming gift raises a notice, an own one from another device does not (@rule GIFT-16). */
export const raisesNotice = ({ receiver }: SentGift, me: UserId): boolean => receiver === me

/** Whether it came just now; a clock that is off may say that it comes from the future. */
export const flies = ({ at }: SentGift, now: Instant): boolean => Math.abs(now - at) <= FLIGHT_AGE_MS

/** The other of the two. */
export const peerOf = ({ receiver, sender }: SentGift, me: UserId): UserId => (sender === me ? receiver : sender)
