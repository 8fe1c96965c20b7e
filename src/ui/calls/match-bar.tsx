import { Heart, HeartHandshake, SkipForward, UserPlus } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Deed } from '../../application/matching/matching.feature'
import { SECOND } from '../../domain/kernel/time'
import { Button } from '../design/button'
import { CoinAmount } from '../design/coin-amount'
import { Icon } from '../design/icon'
import { Sheet } from '../design/sheet'
import { TopUp } from '../shell/slots'
import { useFeature } from '../shell/use-feature'
import styles from './match-parts.module.css'
import type { Talk } from './talk'

/** A like of the other side, with its price; once (MTCH-15, MTCH-29). */
const LikeButton = observer(() => {
  const { t } = useTranslation('matchCall')
  const { like, view } = useFeature('matching')
  const done = view.like === 'done'
  return (
    <Button
      variant="glass"
      size="sm"
      pill
      icon={<Icon of={done ? HeartHandshake : Heart} size="sm" />}
      loading={view.like === 'sending'}
      aria-pressed={done}
      onClick={() => void like()}
    >
      {t(done ? 'liked' : 'like')}
      {!done && view.terms !== null && <CoinAmount amount={view.terms.likePrice} size="sm" />}
    </Button>
  )
})

/** Asks the other side to be a friend, with its price (MTCH-31). */
const AddButton = observer(() => {
  const { t } = useTranslation('matchCall')
  const { addFriend, view } = useFeature('matching')
  const { friendAdd, peerRelation } = useFeature('calls').view
  const { addPrice } = useFeature('friends').view
  if (peerRelation === 'friend' || peerRelation === 'asking') return null
  const done = view.add === 'done' || peerRelation === 'asked' || friendAdd.info?.type === 'me'
  return (
    <Button
      variant="glass"
      size="sm"
      pill
      icon={<Icon of={UserPlus} size="sm" />}
      loading={view.add === 'sending'}
      disabled={done}
      onClick={() => void addFriend()}
    >
      {t(done ? 'added' : 'add')}
      {!done && <CoinAmount amount={addPrice} size="sm" />}
    </Button>
  )
})

/** Leaves this talk for another one; locked for its first seconds, which it counts. @rule MTCH-22 */
const NextButton = observer(() => {
  const { t } = useTranslation('matchCall')
  const { next, view } = useFeature('matching')
  const left = Math.ceil(view.nextInMs / SECOND)
  return (
    <Button
      variant="secondary"
      size="sm"
      pill
      guarded
      disabled={left > 0}
      loading={view.starting}
      icon={<Icon of={SkipForward} size="sm" />}
      onClick={() => void next()}
    >
      {t('next')}
      {left > 0 && (
        <span className={styles.left} role="timer" aria-live="off">
          {left}
        </span>
      )}
    </Button>
  )
})

const problems = { failed: 'failed', notEnoughCoins: 'not_enough', indebted: 'indebted', limited: 'limited' } as const

const isProblem = (deed: Deed): deed is keyof typeof problems => deed in problems

/** What became of a like or a request that did not go well, that both like each other, and after a while a hint to add them (FRND-22). */
const Outcome = observer(() => {
  const { t } = useTranslation('matchCall')
  const { add, like, mutual } = useFeature('matching').view
  const { addHint } = useFeature('calls').view
  const [open, setOpen] = useState(false)
  const problem = [like, add].find(isProblem)
  const short = problem === 'notEnoughCoins' || problem === 'indebted'
  return (
    <div className={styles.outcome} role="status">
      {problem === undefined && mutual && t('mutual')}
      {problem === undefined && !mutual && addHint && add === 'none' && t('add_hint')}
      {problem !== undefined && t(problems[problem])}
      {short && (
        <Button variant="glass" size="sm" onClick={() => setOpen(true)}>
          {t('top_up')}
        </Button>
      )}
      <Sheet open={open} title={t('top_up')} onClose={() => setOpen(false)}>
        <TopUp />
      </Sheet>
    </div>
  )
})

/** What a talk of a match offers beside the controls of every call. @rule MTCH-10 */
export const MatchBar = ({ call }: { readonly call: Talk }) => (
  <div className={styles.bar}>
    <Outcome />
    <div className={styles.buttons}>
      {call._tag === 'Live' && <LikeButton />}
      {call._tag === 'Live' && <AddButton />}
      <NextButton />
    </div>
  </div>
)
