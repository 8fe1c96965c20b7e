import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { cx } from './cx'
import styles from './list.module.css'

/** Rows below each other; give it a name when more than one is on the screen. */
export const List = ({ label, children }: { readonly label?: string; readonly children: ReactNode }) => (
  <ul className={styles.list} role="list" aria-label={label}>
    {children}
  </ul>
)

export type ListRowProps = {
  readonly leading?: ReactNode
  readonly title: ReactNode
  /** The title is what somebody chooses: it is never cut. */
  readonly whole?: boolean
  readonly subtitle?: ReactNode
  /** The subtitle matters: an unread message. */
  readonly strong?: boolean
  /** Time, badge; part of the row's own press area. */
  readonly aside?: ReactNode
  /** Buttons of the row; they stand beside its press area. */
  readonly actions?: ReactNode
  readonly active?: boolean
  /** Of the element around the row: place, gestures, number. */
  readonly item?: ComponentProps<'li'>
  /** Lies over the row's end, or beside it until it is moved aside; takes no room. */
  readonly beside?: ReactNode
  /** The whole row is a link. `onClick` may take it over. */
  readonly href?: string
  readonly onClick?: (event: MouseEvent<HTMLElement>) => void
  /** Of a link: a press begins, and what it leads to can be fetched. */
  readonly onPointerDown?: () => void
}

/** One row: something at the start, two lines, something at the end. A link, a button, or plain. */
export const ListRow = (props: ListRowProps) => {
  const { leading, title, subtitle, strong = false, whole = false, aside, actions } = props
  const { active = false, href, onClick, item } = props
  const press = { className: styles.row, onClick, 'aria-current': active ? ('true' as const) : undefined }
  const inside = (
    <>
      {leading}
      <span className={styles.words}>
        <span className={cx(styles.title, whole && styles.whole)}>{title}</span>
        {subtitle !== undefined && <span className={cx(styles.subtitle, strong && styles.strong)}>{subtitle}</span>}
      </span>
      {aside !== undefined && <span className={styles.aside}>{aside}</span>}
    </>
  )
  return (
    <li {...item} className={cx(styles.item, active && styles.active, item?.className)}>
      {href !== undefined ? (
        <a {...press} href={href} draggable={false} onPointerDown={props.onPointerDown}>
          {inside}
        </a>
      ) : onClick !== undefined ? (
        <button type="button" {...press}>
          {inside}
        </button>
      ) : (
        <div className={styles.row}>{inside}</div>
      )}
      {props.beside}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </li>
  )
}
