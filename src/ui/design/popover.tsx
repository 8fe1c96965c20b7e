import { Popover as Base } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'
import { cx } from './cx'
import styles from './floating.module.css'
import { useOpen } from './use-open'
import { VisuallyHidden } from './visually-hidden'

export type PopoverProps = {
  readonly trigger: ReactElement
  readonly title: string
  readonly titleHidden?: boolean
  readonly side?: 'top' | 'bottom' | 'inline-end' | 'inline-start'
  readonly align?: 'start' | 'center' | 'end'
  /** Px between it and its trigger. */
  readonly offset?: number
  readonly open?: boolean
  /** It is open when it first appears. */
  readonly defaultOpen?: boolean
  readonly onOpenChange?: (open: boolean) => void
  readonly children: ReactNode
}

/** A small layer beside its trigger. */
export const Popover = (props: PopoverProps) => {
  const { trigger, title, titleHidden = false, side = 'bottom', align = 'center', children } = props
  const { offset = 8 } = props
  return (
    <Base.Root {...useOpen(props)}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner
          className={styles.positioner}
          side={side}
          align={align}
          sideOffset={offset}
          collisionPadding={12}
        >
          <Base.Popup className={cx(styles.popup, styles.roomy)}>
            <Base.Title className={titleHidden ? undefined : styles.title}>
              {titleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
            </Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
