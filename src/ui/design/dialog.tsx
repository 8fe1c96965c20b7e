import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from './cx'
import { IconButton } from './icon-button'
import { useLayer, type Layer } from './layer'
import styles from './overlay.module.css'
import { useFirstOpening } from './use-first-opening'
import { VisuallyHidden } from './visually-hidden'

export type DialogProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly titleHidden?: boolean
  readonly layer?: Layer
  readonly wide?: boolean
  /** What becomes of it on a phone: a card in the middle, a sheet from below, or the whole screen. */
  readonly phone?: 'card' | 'bottom' | 'full'
  /** Stands before the title, such as a way back. */
  readonly leading?: ReactNode
  /** Buttons that stay in sight while the body scrolls. */
  readonly footer?: ReactNode
  /** It closes only through its own buttons: no cross, no Escape, no press beside it. */
  readonly strict?: boolean
  /** A press beside it does not close it: something was typed. */
  readonly stays?: boolean
  /** What going back does, if it does not close the dialog; null: nothing, the address belongs to it. */
  readonly onBack?: (() => void) | null
  /** Evening light behind the content. */
  readonly glow?: boolean
  readonly initialFocus?: RefObject<HTMLElement | null>
  readonly children: ReactNode
}

const Made = (props: DialogProps) => {
  const { open, onClose, title, titleHidden = false, wide = false, phone = 'card' } = props
  const { leading, footer, strict = false, stays = false, glow = false, initialFocus, children } = props
  const { t } = useTranslation('common')
  const onBack = strict ? undefined : (props.onBack ?? onClose)
  const layer = useLayer(props.layer ?? 'confirm', open, props.onBack === null ? undefined : onBack)
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => !next && !strict && onClose()}
      disablePointerDismissal={strict || stays}
    >
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} data-layer={layer} />
        <Base.Viewport className={styles.viewport} data-layer={layer} data-phone={phone}>
          <Base.Popup
            className={cx(styles.popup, wide && styles.wide, glow && styles.glow)}
            {...(initialFocus === undefined ? {} : { initialFocus })}
          >
            <div className={styles.head}>
              {leading}
              <Base.Title className={styles.title}>
                {titleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
              </Base.Title>
              {!strict && <IconButton label={t('close')} icon={X} size="sm" onClick={onClose} />}
            </div>
            <div className={styles.body}>{children}</div>
            {footer !== undefined && <div className={styles.foot}>{footer}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

/** A modal dialog; focus is kept inside and returned when it closes. */
export const Dialog = (props: DialogProps) => {
  const { made, open } = useFirstOpening(props.open)
  return made && <Made {...props} open={open} />
}
