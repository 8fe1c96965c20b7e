import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement } from 'react'
import styles from './floating.module.css'

export type TooltipProps = {
  readonly text: string
  readonly side?: 'top' | 'bottom' | 'inline-end' | 'inline-start'
  /** The control; it must carry an accessible name of its own. */
  readonly children: ReactElement
}

/** Shows the name of an icon under the pointer or focus. */
export const Tooltip = ({ text, side = 'top', children }: TooltipProps) => (
  <Base.Root>
    <Base.Trigger render={children} delay={400} />
    <Base.Portal>
      <Base.Positioner className={styles.positioner} side={side} sideOffset={8} collisionPadding={8}>
        <Base.Popup className={styles.tip}>{text}</Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  </Base.Root>
)
