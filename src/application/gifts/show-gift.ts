import * as O from 'fp-ts/Option'
import type { SentGift } from '../../domain/gifts/sent-gift'
import { flies, peerOf, raisesNotice, shownGift } from '../../domain/gifts/showing'
import type { MessageUuid, UserId } from '../../domain/kernel/ids'
import type { Clock } from '../kernel/clock.port'
import type { GiftsModel } from './gifts.model'

interface Deps {
  readonly clock: Clock
  readonly me: () => UserId | null
  readonly model: GiftsModel
}

/** Lets a gift be seen as it arrives, once, whether the reply or the inbox tells of it first. */
export type ShowGift = (sent: SentGift) => void

/** So many gifts are remembered as seen; what is older than their flight comes no second time anyway. */
const REMEMBERED = 200

/** A notice for what came in, and a flight where somebody looks (@rule GIFT-15, GIFT-16). */
export const makeShowGift = ({ clock, me, model }: Deps): ShowGift => {
  const seen = new Set<MessageUuid>()
  const isNew = ({ uuid }: SentGift): boolean => {
    if (seen.has(uuid)) return false
    seen.add(uuid)
    const [oldest] = seen
    if (seen.size > REMEMBERED && oldest !== undefined) seen.delete(oldest)
    return true
  }
  return (sent) => {
    const user = me()
    const shown = shownGift(sent)
    if (user === null || O.isNone(shown) || !isNew(sent)) return
    const peer = peerOf(sent, user)
    const attended = model.attends(peer)
    if (attended && flies(sent, clock.now())) model.fly(shown.value, peer)
    if (raisesNotice(sent, user)) model.notice(shown.value)
  }
}
