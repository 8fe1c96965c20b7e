import { Dialog as Base } from '@base-ui/react/dialog'
import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import styles from './full-layer.module.css'
import { OverAll, useFillsWindow } from './layer'

export type FullLayerProps = {
  /** What screen readers hear when it opens. */
  readonly title: string
  /** What it is for; it decides what lies over what. @rule SHELL-78 */
  readonly layer: 'ringing' | 'call'
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
  readonly children: ReactNode
}

/**
 * A modal layer over the whole window that closes only through its own buttons; focus stays inside. It comes unasked, so
 * focus goes to the layer and not to a button: Enter in the middle of a word presses nothing.
 */
export const FullLayer = ({ title, layer, onKeyDown, children }: FullLayerProps) => {
  const self = useRef<HTMLDivElement>(null)
  useFillsWindow()
  return (
    <Base.Root open disablePointerDismissal>
      <Base.Portal>
        <Base.Popup className={styles.layer} data-layer={layer} ref={self} initialFocus={self} onKeyDown={onKeyDown}>
          <Base.Title className={styles.title}>{title}</Base.Title>
          <OverAll value>{children}</OverAll>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
