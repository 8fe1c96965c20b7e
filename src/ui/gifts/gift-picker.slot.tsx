import { useTranslation } from 'react-i18next'
import { AnchoredPopover } from '../design/anchored-popover'
import { Sheet } from '../design/sheet'
import { useLayout } from '../shell/layout'
import type { GiftPickerProps } from '../shell/slots'
import { GiftShelves } from './gift-shelves'
import { NotEnough } from './not-enough'
import { useSendGift } from './use-send-gift'

/** Comes from below on a phone and beside its button on a desktop; closes when a gift is on its way (GIFT-5). */
export const Slot = (props: GiftPickerProps) => {
  const { anchor, onClose, place } = props
  const { t } = useTranslation('gifts')
  const { mobile } = useLayout()
  const { giveUp, send, short } = useSendGift(props, onClose)
  if (short !== null) return <NotEnough short={short} inCall={place === 'call'} onCancel={giveUp} onBuy={onClose} />
  const shelves = <GiftShelves target={props} onSend={send} />
  return mobile ? (
    <Sheet open onClose={onClose} title={t('title')}>
      {shelves}
    </Sheet>
  ) : (
    <AnchoredPopover anchor={anchor} title={t('title')} onClose={onClose}>
      {shelves}
    </AnchoredPopover>
  )
}
