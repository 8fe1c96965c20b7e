import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Acquaintance } from '../../domain/friends/acquaintance'
import { priceAfterLike, type DeckPlace } from '../../domain/matching/places'
import { useFeature } from '../shell/use-feature'
import styles from './cards.module.css'

/** Few enough to be told. */
const FEW = 10

type Props = { readonly place: DeckPlace; readonly person: Acquaintance }

/** What a like costs, and the call that it may open; how many cards are left when they are few (MTCH-15, PLUS-1, PLUS-3). */
export const LikeTerms = observer(({ place, person }: Props) => {
  const { t } = useTranslation('cards')
  const { view } = useFeature('cards')
  const { likePrice, places } = view
  const { left, next } = view.deck(place)
  const more = left === null ? null : left + (next === null ? 0 : 1)
  return (
    <div className={styles.terms}>
      <p>
        {t('like_costs', { count: likePrice })}{' '}
        {person.demo ? t('recorded_after') : t('call_after', { count: priceAfterLike(places[place], person) })}
      </p>
      {more !== null && more > 0 && more <= FEW && <p>{t('left', { count: more })}</p>}
    </div>
  )
})
