import { Menu as Base } from '@base-ui/react/menu'
import { Check, ChevronRight, type LucideIcon } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { cx } from './cx'
import styles from './floating.module.css'
import { Icon } from './icon'
import { useOpen } from './use-open'

/** What a menu stands beside when no trigger opened it: an element, or the place of a press. */
export type MenuAnchor = Element | { readonly getBoundingClientRect: () => DOMRect }

export type MenuProps = {
  /** A button; it receives the menu's attributes. */
  readonly trigger?: ReactElement | undefined
  readonly anchor?: MenuAnchor | undefined
  /** Whoever gives it opens and closes the menu. */
  readonly open?: boolean | undefined
  readonly onOpenChange?: ((open: boolean) => void) | undefined
  readonly side?: 'top' | 'bottom' | 'inline-end' | 'inline-start'
  readonly align?: 'start' | 'center' | 'end'
  readonly children: ReactNode
  /** It is open when it first appears. */
  readonly defaultOpen?: boolean
}

/** A menu that opens from its trigger; arrow keys move, letters jump, Escape closes. */
export const Menu = (props: MenuProps) => {
  const { trigger, anchor, side = 'bottom', align = 'end', children } = props
  const opening = useOpen(props)
  return (
    <Base.Root modal={false} {...opening}>
      {trigger !== undefined && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Positioner
          className={styles.positioner}
          side={side}
          align={align}
          sideOffset={8}
          collisionPadding={12}
          {...(anchor === undefined ? {} : { anchor })}
        >
          <Base.Popup className={styles.popup}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

export type MenuItemProps = {
  readonly icon?: LucideIcon
  /** The icon points along the line of text. */
  readonly flips?: boolean
  readonly danger?: boolean
  readonly disabled?: boolean
  readonly onSelect: () => void
  readonly children: ReactNode
}

export const MenuItem = ({
  icon,
  flips = false,
  danger = false,
  disabled = false,
  onSelect,
  children,
}: MenuItemProps) => (
  <Base.Item className={cx(styles.item, danger && styles.danger)} disabled={disabled} onClick={onSelect}>
    {icon !== undefined && <Icon of={icon} flips={flips} />}
    <span className={styles.grow}>{children}</span>
  </Base.Item>
)

export type MenuLinkProps = {
  readonly icon?: LucideIcon
  readonly href: string
  /** Opens in a new window. */
  readonly outside?: boolean
  readonly children: ReactNode
}

export const MenuLink = ({ icon, href, outside = false, children }: MenuLinkProps) => (
  <Base.LinkItem
    className={styles.item}
    href={href}
    {...(outside ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
  >
    {icon !== undefined && <Icon of={icon} />}
    <span className={styles.grow}>{children}</span>
  </Base.LinkItem>
)

export const MenuSeparator = () => <Base.Separator className={styles.separator} />

export type SubMenuProps = {
  readonly icon?: LucideIcon
  readonly label: string
  /** What holds now, beside the label. */
  readonly value: ReactNode
  readonly children: ReactNode
}

/** An entry that opens more entries beside it. */
export const SubMenu = ({ icon, label, value, children }: SubMenuProps) => (
  <Base.SubmenuRoot>
    <Base.SubmenuTrigger className={styles.item} label={label}>
      {icon !== undefined && <Icon of={icon} />}
      <span className={styles.grow}>{label}</span> <span className={styles.value}>{value}</span>
      <Icon of={ChevronRight} flips />
    </Base.SubmenuTrigger>
    <Base.Portal>
      <Base.Positioner className={styles.positioner} alignOffset={-8} collisionPadding={12}>
        <Base.Popup className={styles.popup}>{children}</Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  </Base.SubmenuRoot>
)

export type MenuChoicesProps<V extends string> = {
  readonly label: string
  readonly value: V
  readonly onChange: (value: V) => void
  readonly choices: ReadonlyArray<{ readonly value: V; readonly label: ReactNode; readonly lang?: string }>
}

/** One of several inside a menu; choosing closes it. */
export const MenuChoices = <V extends string>({ label, value, onChange, choices }: MenuChoicesProps<V>) => (
  <Base.RadioGroup value={value} onValueChange={(next: V) => onChange(next)}>
    <Base.GroupLabel className={styles.groupLabel}>{label}</Base.GroupLabel>
    {choices.map((choice) => (
      <Base.RadioItem className={styles.item} key={choice.value} value={choice.value} lang={choice.lang} closeOnClick>
        <span className={styles.grow}>{choice.label}</span>
        <Base.RadioItemIndicator className={styles.check}>
          <Icon of={Check} />
        </Base.RadioItemIndicator>
      </Base.RadioItem>
    ))}
  </Base.RadioGroup>
)
