import type { ComponentProps, ReactNode } from 'react'
import { buttonClass, type ButtonSize, type ButtonVariant } from './button'

export type ButtonLinkProps = Omit<ComponentProps<'a'>, 'className' | 'style'> & {
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
  readonly wide?: boolean
  readonly pill?: boolean
  readonly icon?: ReactNode
}

/** A link that looks like a button. Wrap it in wouter's `<Link asChild>` for addresses inside the product. */
export const ButtonLink = ({
  variant = 'secondary',
  size = 'md',
  wide = false,
  pill = false,
  icon,
  children,
  ...rest
}: ButtonLinkProps) => (
  <a {...rest} className={buttonClass(variant, size, wide, pill)}>
    {icon}
    {children}
  </a>
)
