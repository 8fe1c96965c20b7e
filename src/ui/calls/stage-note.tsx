import type { LucideIcon } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { Icon } from '../design/icon'
import styles from './stage-note.module.css'

type StageNoteProps = {
  /** `warning` concerns coins or the end of the call. */
  readonly tone?: 'plain' | 'warning'
  readonly icon?: LucideIcon
  /** Small buttons that stand behind the words. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A short note in a call; it stands in the stack of `StageNotes`, which reads it out when it appears. */
export const StageNote = ({ tone = 'plain', icon, actions, children }: StageNoteProps) => {
  const words = useId()
  const group = actions === undefined ? {} : { role: 'group', 'aria-labelledby': words }
  return (
    <div className={styles.note} data-tone={tone} {...group}>
      <p className={styles.words} id={words}>
        {icon !== undefined && <Icon of={icon} size="sm" />}
        <span>{children}</span>
      </p>
      {actions !== undefined && <span className={styles.actions}>{actions}</span>}
    </div>
  )
}
