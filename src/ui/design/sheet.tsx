import { Drawer } from '@base-ui/react/drawer'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from './cx'
import { IconButton } from './icon-button'
import { useLayer, type Layer } from './layer'
import styles from './overlay.module.css'
import { useFirstOpening } from './use-first-opening'
import { VisuallyHidden } from './visually-hidden'

export type SheetProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly titleHidden?: boolean
  readonly layer?: Layer
  readonly footer?: ReactNode
  readonly children: ReactNode
}

const Made = (props: SheetProps) => {
  const { open, onClose, title, titleHidden = false, footer, children } = props
  const { t } = useTranslation('common')
  const layer = useLayer(props.layer ?? 'confirm', open, onClose)
  return (
    <Drawer.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Drawer.Portal>
        <Drawer.Backdrop className={cx(styles.backdrop, styles.sheetBackdrop)} data-layer={layer} />
        <Drawer.Viewport className={cx(styles.viewport, styles.sheetViewport)} data-layer={layer}>
          <Drawer.Popup className={cx(styles.popup, styles.sheet)}>
            <span className={styles.grip} aria-hidden />
            <div className={styles.head}>
              <Drawer.Title className={styles.title}>
                {titleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
              </Drawer.Title>
              <IconButton label={t('close')} icon={X} size="sm" onClick={onClose} />
            </div>
            <Drawer.Content className={styles.body}>{children}</Drawer.Content>
            {footer !== undefined && <div className={styles.foot}>{footer}</div>}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  )
}

/** Comes from below on a phone and closes with a swipe down; a card in the middle on a desktop. */
export const Sheet = (props: SheetProps) => {
  const { made, open } = useFirstOpening(props.open)
  return made && <Made {...props} open={open} />
}
