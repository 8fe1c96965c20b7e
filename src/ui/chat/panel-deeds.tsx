import type { ListedConversation } from '../../domain/chat/conversation'
import { cx } from '../design/cx'
import { Icon } from '../design/icon'
import { Menu, MenuItem, type MenuAnchor } from '../design/menu'
import styles from './panel-row.module.css'
import { Questions, useRowActions, type Asking } from './row-actions'

type BesideProps = {
  readonly conversation: ListedConversation
  readonly ask: (what: Asking) => void
  readonly onDone: () => void
}

/** What a swipe shows; it does the same as the menu. */
export const Beside = ({ conversation, ask, onDone }: BesideProps) => {
  const actions = useRowActions(conversation, ask)
  return (
    <div className={styles.beside}>
      {actions.map(({ key, icon, label, danger, run }) => (
        <button
          key={key}
          type="button"
          className={cx(styles.action, danger && styles.danger)}
          onClick={() => {
            onDone()
            run()
          }}
        >
          <Icon of={icon} />
          <span className={styles.label}>{label}</span>
        </button>
      ))}
    </div>
  )
}

type DeedsProps = {
  readonly conversation: ListedConversation
  readonly name: string
  /** Where the menu stands; null: it is closed. */
  readonly anchor: MenuAnchor | null
  readonly asking: Asking
  readonly ask: (what: Asking) => void
  readonly onClose: () => void
}

/** The menu of a row and the questions behind it (CHAT-6). Drawn from the first touch on: a row that is only seen has none. */
export const RowDeeds = ({ conversation, name, anchor, asking, ask, onClose }: DeedsProps) => {
  const actions = useRowActions(conversation, ask)
  return (
    <>
      {anchor !== null && (
        <Menu open anchor={anchor} onOpenChange={(open) => !open && onClose()} align="start">
          {actions.map(({ key, icon, label, danger, run }) => (
            <MenuItem key={key} icon={icon} danger={danger} onSelect={run}>
              {label}
            </MenuItem>
          ))}
        </Menu>
      )}
      <Questions conversation={conversation} name={name} asking={asking} onDone={() => ask(null)} />
    </>
  )
}
