import { Dialog as Base } from '@base-ui/react/dialog'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from './cx'
import { IconButton } from './icon-button'
import { useLayer } from './layer'
import styles from './photo-viewer.module.css'

export type ViewedPhoto = {
  readonly id: number
  readonly src: string
  /** Below it, such as how it stands. */
  readonly note?: ReactNode
}

export type PhotoViewerProps = {
  readonly title: string
  readonly photos: readonly ViewedPhoto[]
  /** Place of the photo that is shown; closed without one. */
  readonly at: number | null
  readonly onMove: (at: number) => void
  readonly onClose: () => void
}

/** How far a finger goes until it is a swipe, in pixels. */
const SWIPE = 48

const rightToLeft = (): boolean => document.documentElement.dir === 'rtl'

/** One photo on or back, by arrow keys and by swiping; in the direction of reading. */
const useTurning = (turn: (by: 1 | -1) => void) => {
  const from = useRef<number | null>(null)
  const toward = (right: boolean): 1 | -1 => (right === rightToLeft() ? -1 : 1)
  return {
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight' || key === 'ArrowLeft') turn(toward(key === 'ArrowRight'))
    },
    onPointerDown: ({ clientX, isPrimary }: PointerEvent) => (from.current = isPrimary ? clientX : null),
    onPointerUp: ({ clientX }: PointerEvent) => {
      const moved = from.current === null ? 0 : clientX - from.current
      from.current = null
      if (Math.abs(moved) >= SWIPE) turn(toward(moved < 0))
    },
  }
}

const Place = ({ at, count }: { readonly at: number; readonly count: number }) => {
  const { t } = useTranslation('common')
  return (
    <p className={styles.place} aria-live="polite">
      {count > 1 && t('photo_place', { at: at + 1, total: count })}
    </p>
  )
}

type SidesProps = { readonly first: boolean; readonly last: boolean; readonly turn: (by: 1 | -1) => void }

/** They stay where they are at either end, so that focus does too. */
const Sides = ({ first, last, turn }: SidesProps) => {
  const { t } = useTranslation('common')
  const side = { variant: 'glass', flips: true } as const
  return (
    <>
      <span className={cx(styles.side, styles.before)}>
        <IconButton
          {...side}
          label={t('photo_before')}
          icon={ChevronLeft}
          aria-disabled={first}
          onClick={() => turn(-1)}
        />
      </span>
      <span className={cx(styles.side, styles.after)}>
        <IconButton
          {...side}
          label={t('photo_after')}
          icon={ChevronRight}
          aria-disabled={last}
          onClick={() => turn(1)}
        />
      </span>
    </>
  )
}

/** Photos over the whole window, one at a time. */
export const PhotoViewer = ({ title, photos, at, onMove, onClose }: PhotoViewerProps) => {
  const { t } = useTranslation('common')
  const shown = at === null ? undefined : photos[at]
  const layer = useLayer('confirm', shown !== undefined, onClose)
  const place = at ?? 0
  const turn = (by: 1 | -1) => photos[place + by] !== undefined && onMove(place + by)
  const turning = useTurning(turn)
  return (
    <Base.Root open={shown !== undefined} onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Popup className={styles.viewer} data-layer={layer} {...turning}>
          <Base.Title className={styles.title}>{title}</Base.Title>
          {shown !== undefined && (
            <>
              <img key={shown.id} className={styles.photo} src={shown.src} alt={title} draggable={false} />
              <Place at={place} count={photos.length} />
              {shown.note !== undefined && <div className={styles.note}>{shown.note}</div>}
            </>
          )}
          {photos.length > 1 && <Sides first={place === 0} last={place === photos.length - 1} turn={turn} />}
          <span className={styles.close}>
            <IconButton variant="glass" label={t('close')} icon={X} onClick={onClose} />
          </span>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
