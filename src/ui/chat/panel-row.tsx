import { useState, type ComponentProps, type CSSProperties, type ReactNode } from 'react'
import type { ListedConversation } from '../../domain/chat/conversation'
import { cx } from '../design/cx'
import { ListRow } from '../design/list'
import type { MenuAnchor } from '../design/menu'
import { RowAside } from './panel-aside'
import { Beside, RowDeeds } from './panel-deeds'
import styles from './panel-row.module.css'
import { countActions, type Asking } from './row-actions'
import { useRowGestures } from './use-row-gestures'
import type { RowSetting } from './use-row-setting'

/** Where a row stands in the list; how far down is its list's to say. */
export interface Place {
  readonly measure: (element: HTMLLIElement | null) => void
  readonly index: number
  readonly count: number
}

export const itemOf = ({ measure, index, count }: Place): ComponentProps<'li'> & { readonly 'data-index': number } => ({
  ref: measure,
  'data-index': index,
  'aria-posinset': index + 1,
  'aria-setsize': count,
  className: styles.placed ?? '',
})

type MoreProps = { readonly label: string; readonly onMenu: (anchor: MenuAnchor) => void }

/** The way to the menu for who has neither a second button nor a menu key. */
const More = ({ label, onMenu }: MoreProps) => (
  <button
    type="button"
    className={styles.more}
    aria-label={label}
    aria-haspopup="menu"
    onClick={(event) => onMenu(event.currentTarget)}
  />
)

/** The menu of a row, what is asked behind it, and whether the row has been touched at all. */
const useDeeds = () => {
  const [anchor, setAnchor] = useState<MenuAnchor | null>(null)
  const [asking, ask] = useState<Asking>(null)
  const [touched, setTouched] = useState(false)
  const touch = (): void => setTouched(true)
  const openMenu = (at: MenuAnchor): void => {
    touch()
    setAnchor(at)
  }
  return { anchor, asking, ask, touched, touch, openMenu, closeMenu: () => setAnchor(null) }
}

type ConversationRowProps = {
  readonly conversation: ListedConversation
  readonly name: string
  /** A message of it was not sent. */
  readonly notSent: boolean
  readonly place: Place
  readonly setting: RowSetting
  readonly leading: ReactNode
  readonly title: ReactNode
}

/** A row that leads to a conversation, with its menu (CHAT-3, CHAT-6). */
export const ConversationRow = (props: ConversationRowProps) => {
  const { conversation, name, notSent, place, setting, leading, title } = props
  const { friend, lastAt, pinned, unread } = conversation
  const { anchor, ask, asking, closeMenu, openMenu, touch, touched } = useDeeds()
  const gestures = useRowGestures({ actions: countActions(conversation), onMenu: openMenu, onSwipe: touch })
  const { href, onOpen, onPointerDown } = setting.opening(friend)
  const { shift } = gestures
  const around = itemOf(place)
  const style = { ...(shift > 0 && { '--shift': `${shift}px` }) } as CSSProperties
  const className = cx(around.className, styles.row, shift > 0 && styles.moved)
  return (
    <>
      <ListRow
        item={{ ...around, ...gestures.item, className, style }}
        href={href}
        onPointerDown={onPointerDown}
        onClick={onOpen}
        leading={leading}
        title={title}
        subtitle={<bdi>{setting.preview(conversation, setting.me)}</bdi>}
        strong={unread > 0}
        aside={<RowAside at={lastAt} unread={unread} setting={setting} pinned={pinned} notSent={notSent} />}
        beside={
          <>
            {shift > 0 && <Beside conversation={conversation} ask={ask} onDone={gestures.close} />}
            <More label={setting.words.more(name)} onMenu={openMenu} />
          </>
        }
      />
      {touched && (
        <RowDeeds
          {...{ conversation, name, anchor, asking, ask }}
          onClose={() => (gestures.isOpening() ? undefined : closeMenu())}
        />
      )}
    </>
  )
}
