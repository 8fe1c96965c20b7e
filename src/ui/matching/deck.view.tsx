import * as E from 'fp-ts/Either'
import { Heart, RotateCcw, X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Acquaintance } from '../../domain/friends/acquaintance'
import type { DeckPlace } from '../../domain/matching/places'
import { CoinAmount } from '../design/coin-amount'
import { IconButton } from '../design/icon-button'
import { useToast } from '../design/toast'
import { Skeleton } from '../design/skeleton'
import { useFeature } from '../shell/use-feature'
import styles from './cards.module.css'
import { DeckStopNote } from './deck-stop'
import { LikeProblem, type Problem } from './like-problem'
import { LikeTerms } from './like-terms'
import { BackCard, FrontCard, LeavingCard, type Leaving } from './person-card'
import { useDeckKeys } from './use-deck-keys'

type Gone = Leaving & { readonly number: number }

/** Skips and likes with their motion; a like that fails says why. */
const useDeck = (place: DeckPlace) => {
  const { t } = useTranslation('cards')
  const cards = useFeature('cards')
  const toast = useToast()
  const [gone, setGone] = useState<readonly Gone[]>([])
  const [problem, setProblem] = useState<Problem | null>(null)
  const count = useRef(0)
  const leave = (person: Acquaintance, way: Leaving['way'], x: number): void => {
    const number = (count.current += 1)
    setGone((all) => [...all, { number, person, way, x }])
  }
  const like = async (x: number): Promise<void> => {
    const { current } = cards.view.deck(place)
    if (current === null || cards.view.liking) return
    leave(current, 'like', x)
    const liked = await cards.like(place)()
    if (E.isLeft(liked)) return setProblem(liked.left)
    if (liked.right.mutual) toast({ text: t('mutual'), tone: 'success' })
  }
  const skip = (x: number): void => {
    const { current } = cards.view.deck(place)
    if (current === null) return
    leave(current, 'skip', x)
    cards.skip(place)
  }
  return {
    gone,
    problem,
    like: (x = 0) => void like(x),
    skip: (x = 0) => skip(x),
    undo: () => cards.undo(place),
    drop: (number: number) => setGone((all) => all.filter((one) => one.number !== number)),
    closeProblem: () => setProblem(null),
  }
}

type Deeds = ReturnType<typeof useDeck>
type Placed = { readonly place: DeckPlace }

const LikeButton = observer(({ disabled, like }: { readonly like: () => void; readonly disabled: boolean }) => {
  const { t } = useTranslation('cards')
  const { view } = useFeature('cards')
  return (
    <span className={styles.like}>
      <IconButton
        size="xl"
        variant="primary"
        label={t('like')}
        aria-description={t('like_costs', { count: view.likePrice })}
        icon={Heart}
        loading={view.liking}
        disabled={disabled}
        onClick={like}
      />
      <span className={styles.price} aria-hidden>
        <CoinAmount amount={view.likePrice} size="sm" silent />
      </span>
    </span>
  )
})

const Actions = observer(({ deeds, place }: Placed & { readonly deeds: Deeds }) => {
  const { t } = useTranslation('cards')
  const { view } = useFeature('cards')
  const { current, mayUndo } = view.deck(place)
  const none = current === null
  return (
    <div className={styles.actions}>
      <IconButton
        variant="secondary"
        size="lg"
        label={t('undo')}
        icon={RotateCcw}
        disabled={!mayUndo}
        onClick={deeds.undo}
      />
      <IconButton
        variant="secondary"
        size="xl"
        label={t('skip')}
        icon={X}
        disabled={none}
        onClick={() => deeds.skip()}
      />
      <LikeButton like={() => deeds.like()} disabled={none} />
    </div>
  )
})

/** One person at a time, to like or to skip: by hand, by buttons or by arrow keys. @rule MTCH-10 */
export const DeckView = observer(({ place }: Placed) => {
  const { t } = useTranslation('cards')
  const { open, view } = useFeature('cards')
  const deeds = useDeck(place)
  const deck = view.deck(place)
  const { current, next, stop } = deck
  useEffect(() => void open(place)(), [open, place])
  const keys = useDeckKeys({ like: () => deeds.like(), skip: () => deeds.skip(), undo: deeds.undo })
  return (
    <div className={styles.deck} role="group" aria-label={t('deck')} {...keys}>
      <div className={styles.table}>
        {next !== null && <BackCard key={`back ${next.id}`} person={next} />}
        {current !== null && (
          <FrontCard
            key={current.id}
            person={current}
            onSwipe={(way, x) => (way === 'like' ? deeds.like(x) : deeds.skip(x))}
          />
        )}
        {current === null && stop === null && <Skeleton shape="card" />}
        {current === null && stop !== null && <DeckStopNote place={place} stop={stop} />}
        {deeds.gone.map((one) => (
          <LeavingCard key={one.number} {...one} onGone={() => deeds.drop(one.number)} />
        ))}
      </div>
      {(current !== null || deck.mayUndo) && <Actions deeds={deeds} place={place} />}
      {current !== null && <LikeTerms place={place} person={current} />}
      <p className={styles.spoken} role="status">
        {current === null ? '' : t('now_shown', { name: current.name })}
      </p>
      <LikeProblem problem={deeds.problem} onClose={deeds.closeProblem} />
    </div>
  )
})
