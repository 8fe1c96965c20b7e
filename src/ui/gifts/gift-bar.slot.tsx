import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { quickGifts } from '../../domain/gifts/gift'
import type { GiftTarget } from '../shell/slots'
import { GiftTiles } from './gift-tiles'
import styles from './gifts.module.css'
import { NotEnough } from './not-enough'
import { SendButton } from './send-button'
import { useGiftsFor } from './use-gifts-for'
import { usePresent } from './use-present'
import { useSendGift } from './use-send-gift'

/** Six gifts at hand; one press chooses, the next one on its price sends (GIFT-7). */
export const Slot = observer((props: GiftTarget) => {
  const { t } = useTranslation('gifts')
  const six = quickGifts(useGiftsFor(props))
  const now = usePresent(six)
  const [chosenId, setChosen] = useState<number>()
  const { giveUp, send, short } = useSendGift(props, () => setChosen(undefined))
  const chosen = six.find(({ id }) => id === chosenId)
  if (six.length === 0) return null
  return (
    <div className={styles.bar}>
      <GiftTiles
        compact
        label={t('quick')}
        gifts={six}
        now={now}
        chosen={chosen}
        onChoose={({ id }) => setChosen(id)}
      />
      {chosen !== undefined && <SendButton gift={chosen} now={now} onSend={send} />}
      {short !== null && <NotEnough short={short} inCall={props.place === 'call'} onCancel={giveUp} onBuy={giveUp} />}
    </div>
  )
})
