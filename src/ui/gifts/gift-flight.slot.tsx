import * as O from 'fp-ts/Option'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownGift } from '../../domain/gifts/showing'
import type { GiftFlightProps } from '../shell/slots'
import { useFeature } from '../shell/use-feature'
import styles from './flight.module.css'
import { GiftPicture } from './gift-picture'
import { usePersonName } from './use-person-name'

/** A page that nobody sees animates nothing: after this long the gift has landed all the same. */
const LANDED_MS = 4_000

type Props = { readonly shown: ShownGift; readonly words: string }

const Flying = ({ shown, words }: Props) => {
  const { land } = useFeature('gifts')
  const { uuid } = shown
  useEffect(() => {
    const timer = setTimeout(() => land(uuid), LANDED_MS)
    return () => clearTimeout(timer)
  }, [land, uuid])
  return (
    <div className={styles.flying} onAnimationEnd={(event) => event.target === event.currentTarget && land(uuid)}>
      <span className={styles.sparks} aria-hidden />
      <GiftPicture image={shown.gift.giftImage} size="xl" />
      <bdi className={styles.words} aria-hidden>
        {words}
      </bdi>
    </div>
  )
}

/** Gifts fly over the place that draws this, one after the other; screen readers hear who sent what (GIFT-15). */
export const Slot = observer(({ peer }: GiftFlightProps) => {
  const { t } = useTranslation('gifts')
  const gifts = useFeature('gifts')
  const nameOf = usePersonName()
  const [place] = useState(() => Symbol('flight'))
  useEffect(() => gifts.attend(place, peer), [gifts, peer, place])
  const shown = O.toNullable(gifts.view.flightAt(place))
  const words =
    shown === null
      ? ''
      : t(shown.sender === peer ? 'flown_theirs' : 'flown_mine', {
          name: nameOf(peer),
          gift: gifts.view.nameOf(shown.gift) || t('gift'),
        })
  return (
    <div className={styles.sky}>
      <p className={styles.said} role="status">
        {words}
      </p>
      {shown !== null && <Flying key={shown.uuid} shown={shown} words={words} />}
    </div>
  )
})
