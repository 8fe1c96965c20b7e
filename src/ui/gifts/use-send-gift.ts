import * as E from 'fp-ts/Either'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SendGiftError } from '../../application/gifts/gifts.feature'
import type { NotEnoughCoins } from '../../domain/gifts/cost'
import type { Gift } from '../../domain/gifts/gift'
import { isSpendingBlock, type SpendingBlock } from '../../domain/kernel/spending-block'
import { useToast } from '../design/toast'
import type { GiftTarget } from '../shell/slots'
import { useFeature } from '../shell/use-feature'

/** Why the shop is offered instead of sending. */
export type Short = NotEnoughCoins | SpendingBlock

interface Sending {
  readonly short: Short | null
  readonly giveUp: () => void
  readonly send: (gift: Gift) => void
}

const noteOf = ({ _tag }: Exclude<SendGiftError, Short>) => {
  if (_tag === 'StillSending') return null
  return _tag === 'GiftChanged' ? 'changed' : 'failed_send'
}

/** Sends, and says what came of it: the not-enough dialog, a note, or `onSent` (GIFT-10, GIFT-13). */
export const useSendGift = (target: GiftTarget, onSent: () => void): Sending => {
  const { t } = useTranslation('gifts')
  const gifts = useFeature('gifts')
  const toast = useToast()
  const [short, setShort] = useState<Short | null>(null)
  const to =
    target.place === 'call'
      ? ({ place: 'call', receiver: target.receiver, room: target.roomNum } as const)
      : ({ place: 'chat', receiver: target.receiver } as const)
  const send = async (gift: Gift): Promise<void> => {
    const sent = await gifts.send(gift, to)()
    if (E.isRight(sent)) return onSent()
    if (sent.left._tag === 'NotEnoughCoins' || isSpendingBlock(sent.left)) return setShort(sent.left)
    const note = noteOf(sent.left)
    if (note !== null) toast({ text: t(note), tone: 'error' })
  }
  return { short, giveUp: () => setShort(null), send: (gift) => void send(gift) }
}
