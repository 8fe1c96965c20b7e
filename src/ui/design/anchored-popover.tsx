import { Popover as Base } from '@base-ui/react/popover'
import type { ReactNode, RefObject } from 'react'
import { useBackCloses } from './back-layers'
import { cx } from './cx'
import styles from './floating.module.css'

export type AnchoredPopoverProps = {
  /** The control that opened it; a press on it is its own. */
  readonly anchor: RefObject<HTMLElement | null>
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** An open layer beside a control that somebody else draws; drawn while it is open. */
export const AnchoredPopover = ({ anchor, children, onClose, title }: AnchoredPopoverProps) => {
  useBackCloses(true, onClose)
  return (
    <Base.Root
      open
      onOpenChange={(next, { event }) => {
        const own = event.target instanceof Node && anchor.current?.contains(event.target) === true
        if (!next && !own) onClose()
      }}
    >
      <Base.Portal>
        <Base.Positioner className={styles.positioner} anchor={anchor} side="top" sideOffset={8} collisionPadding={12}>
          <Base.Popup className={cx(styles.popup, styles.roomy, styles.broad)}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
