import { IconButton, type IconButtonProps } from '../design/icon-button'
import { Tooltip } from '../design/tooltip'

type ControlButtonProps = Omit<IconButtonProps, 'size' | 'variant'> & {
  readonly variant?: 'glass' | 'danger'
  /** A letter that presses it while nothing is typed. */
  readonly letter?: string
}

/** A button of the bar below a call; its name and letter show under the pointer. */
export const ControlButton = ({ letter, variant = 'glass', ...rest }: ControlButtonProps) => (
  <Tooltip text={letter === undefined ? rest.label : `${rest.label} (${letter})`}>
    <IconButton {...rest} variant={variant} size={variant === 'danger' ? 'xl' : 'lg'} aria-keyshortcuts={letter} />
  </Tooltip>
)
