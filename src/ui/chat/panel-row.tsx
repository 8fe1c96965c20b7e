import { CircleAlert, EllipsisVertical, Star } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useState, type ComponentProps, type CSSProperties, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListedConversation } from '../../domain/chat/conversation'
import type { Instant } from '../../domain/kernel/time'
import { CountBadge } from '../design/badge'
import { cx } from '../design/cx'
import { Icon } from '../design/icon'
import { IconButton } from '../design/icon-button'
import { ListRow } from '../design/list'
import { Menu, MenuItem, type MenuAnchor } from '../design/menu'
import { VisuallyHidden } from '../design/visually-hidden'
import { useFeature } from '../shell/use-feature'
import styles from './panel-row.module.css'
import { useRowActions, type RowAction } from './row-actions'
import { useRowGestures } from './use-row-gestures'
import { shortWhen } from './when'

/** Where a row stands in the list. */
export interface Place {
  readonly ref: (element: HTMLLIElement | null) => void
  readonly index: number
  readonly count: number
  readonly top: number
}

export const itemOf = ({
  ref,
  index,
  count,
  top,
}: Place): ComponentProps<'li'> & { readonly 'data-index': number } => ({
  ref,
  'data-index': index,
  'aria-posinset': index + 1,
  'aria-setsize': count,
  className: styles.placed ?? '',
  style: { transform: `translateY(${top}px)` },
})

type AsideProps = {
  readonly at: Instant
  readonly now: Instant
  readonly unread: number
  readonly pinned?: boolean
  readonly notSent?: boolean
}

/** Time, pin star, unread bubble, and a mark where a message was not sent (CHAT-3, CHAT-75). */
export const RowAside = ({ at, now, unread, pinned = false, notSent = false }: AsideProps) => {
  const { t, i18n } = useTranslation('chat')
  return (
    <span className={styles.aside}>
      <span className={styles.time}>
        {pinned && (
          <span className={styles.star}>
            <Icon of={Star} size="sm" />
            <VisuallyHidden>{t('pinned')}</VisuallyHidden>
          </span>
        )}
        <time dateTime={new Date(at).toISOString()}>{shortWhen(at, now, i18n.resolvedLanguage ?? 'en')}</time>
      </span>
      <span className={styles.marks}>
        {notSent && (
          <span className={styles.notSent}>
            <Icon of={CircleAlert} size="sm" />
            <VisuallyHidden>{t('row_not_sent')}</VisuallyHidden>
          </span>
        )}
        <CountBadge count={unread} />
      </span>
    </span>
  )
}

/** What a swipe shows; it does the same as the menu. */
const Beside = ({ actions, onDone }: { readonly actions: readonly RowAction[]; readonly onDone: () => void }) => (
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

type ConversationRowProps = {
  readonly conversation: ListedConversation
  readonly name: string
  readonly place: Place
  readonly now: Instant
  readonly leading: ReactNode
  readonly title: ReactNode
  readonly preview: string
  readonly href: string
  readonly onOpen: ComponentProps<typeof ListRow>['onClick']
  readonly onPointerDown: () => void
}

type RowMenuProps = {
  readonly anchor: MenuAnchor | null
  readonly actions: readonly RowAction[]
  readonly onClose: () => void
}

const RowMenu = ({ anchor, actions, onClose }: RowMenuProps) =>
  anchor !== null && (
    <Menu open anchor={anchor} onOpenChange={(open) => !open && onClose()} align="start">
      {actions.map(({ key, icon, label, danger, run }) => (
        <MenuItem key={key} icon={icon} danger={danger} onSelect={run}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  )

/** The way to the menu for who has neither a second button nor a menu key. */
const More = ({ name, onMenu }: { readonly name: string; readonly onMenu: (anchor: MenuAnchor) => void }) => {
  const { t } = useTranslation('chat')
  return (
    <span className={styles.more}>
      <IconButton
        size="sm"
        label={t('row_more', { name })}
        icon={EllipsisVertical}
        aria-haspopup="menu"
        onClick={(event) => onMenu(event.currentTarget)}
      />
    </span>
  )
}

/** A row that leads to a conversation, with its menu (CHAT-3, CHAT-6). */
export const ConversationRow = observer((props: ConversationRowProps) => {
  const { conversation, name, place, now, leading, title, preview, href, onOpen } = props
  const [anchor, setAnchor] = useState<MenuAnchor | null>(null)
  const { actions, questions } = useRowActions(conversation, name)
  const { close, isOpening, item, shift } = useRowGestures({ actions: actions.length, onMenu: setAnchor })
  const { friend, lastAt, pinned, unread } = conversation
  const notSent = useFeature('chat').view.notSent.has(friend)
  const around = itemOf(place)
  const style = { ...around.style, '--shift': `${shift}px` } as CSSProperties
  const className = cx(around.className, styles.row, shift > 0 && styles.moved)
  return (
    <>
      <ListRow
        item={{ ...around, ...item, className, style }}
        href={href}
        onPointerDown={props.onPointerDown}
        {...(onOpen && { onClick: onOpen })}
        leading={leading}
        title={title}
        subtitle={<bdi>{preview}</bdi>}
        strong={unread > 0}
        aside={<RowAside at={lastAt} now={now} unread={unread} pinned={pinned} notSent={notSent} />}
        beside={shift > 0 && <Beside actions={actions} onDone={close} />}
        actions={<More name={name} onMenu={setAnchor} />}
      />
      <RowMenu anchor={anchor} actions={actions} onClose={() => (isOpening() ? undefined : setAnchor(null))} />
      {questions}
    </>
  )
})
