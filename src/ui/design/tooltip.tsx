import { Tooltip as Base } from '@base-ui/react/tooltip'
import { useState, type ReactElement } from 'react'
import { cx } from './cx'
import styles from './floating.module.css'

export type TooltipProps = {
  readonly text: string
  readonly side?: 'top' | 'bottom' | 'inline-end' | 'inline-start'
  /** It shows without pointer or focus, as a hint that lies below every dialog. */
  readonly shown?: boolean
  /** The control; it must carry an accessible name of its own. */
  readonly children: ReactElement
}

/** Shows the name of an icon under the pointer or focus. */
export const Tooltip = ({ text, side = 'top', shown = false, children }: TooltipProps) => {
  const [pointed, setPointed] = useState(false)
  return (
    <Base.Root open={shown || pointed} onOpenChange={setPointed}>
      <Base.Trigger render={children} delay={400} />
      <Base.Portal>
        <Base.Positioner
          className={cx(styles.positioner, shown && styles.hint)}
          side={side}
          sideOffset={8}
          collisionPadding={8}
        >
          <Base.Popup className={styles.tip}>{text}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
