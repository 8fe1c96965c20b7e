import { Heart, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import type { Acquaintance } from '../../domain/friends/acquaintance'
import { Icon } from '../design/icon'
import { Portrait } from '../shell/portrait'
import { pathOf } from '../shell/routes'
import styles from './cards.module.css'
import { useSwipe, type Swiping } from './use-swipe'

type CardProps = { readonly person: Acquaintance }

const Face = ({ person }: CardProps) => (
  <>
    <Portrait person={person} status={person.status} eager />
    {person.introduce !== '' && (
      <p className={styles.words} dir="auto">
        {person.introduce}
      </p>
    )}
    <span className={styles.liking} aria-hidden>
      <Icon of={Heart} size="lg" />
    </span>
    <span className={styles.skipping} aria-hidden>
      <Icon of={X} size="lg" />
    </span>
  </>
)

/** The person who is shown: drawn to one side they are liked, to the other skipped. */
export const FrontCard = ({ person, onSwipe }: CardProps & Swiping) => {
  const { t } = useTranslation('cards')
  const card = useRef<HTMLDivElement>(null)
  return (
    <article className={styles.card} ref={card} aria-label={person.name} {...useSwipe(card, { onSwipe })}>
      <Face person={person} />
      <Link className={styles.profile} href={pathOf('FriendPage', { friendId: person.id })}>
        {t('profile', { name: person.name })}
      </Link>
    </article>
  )
}

/** The next one, behind it: its picture is there in time. */
export const BackCard = ({ person }: CardProps) => (
  <div className={styles.back} aria-hidden>
    <Face person={person} />
  </div>
)

const OUT = { duration: 220, easing: 'cubic-bezier(0.4, 0, 1, 1)', fill: 'forwards' } as const
const FADE = { duration: 120, fill: 'forwards' } as const

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

export type Leaving = CardProps & { readonly way: 'like' | 'skip'; readonly x: number }

const framesOf = ({ way, x }: Leaving, width: number): Keyframe[] => {
  const side = (way === 'like') === (document.documentElement.dir !== 'rtl') ? 1 : -1
  return [
    { transform: `translateX(${x}px) rotate(${x / 28}deg)` },
    { transform: `translateX(${side * width * 1.4}px) rotate(${side * 14}deg)`, opacity: 0.4 },
  ]
}

/** A card on its way out; without motion it fades. */
export const LeavingCard = ({ onGone, ...leaving }: Leaving & { readonly onGone: () => void }) => {
  const card = useRef<HTMLDivElement>(null)
  const last = useRef({ leaving, onGone })
  useEffect(() => {
    const { current } = card
    const { leaving: of, onGone: done } = last.current
    if (current === null || !('animate' in current)) return done()
    const animation = still()
      ? current.animate([{ opacity: 1 }, { opacity: 0 }], FADE)
      : current.animate(framesOf(of, current.clientWidth), OUT)
    animation.finished.then(done, () => undefined)
    return () => animation.cancel()
  }, [])
  return (
    <div className={styles.leaving} ref={card} aria-hidden>
      <Face person={leaving.person} />
    </div>
  )
}
