import { IconButton, type IconButtonProps } from '../design/icon-button'
import { Tooltip } from '../design/tooltip'
import { useSingleKeys } from '../shell/preferences'

type ControlButtonProps = Omit<IconButtonProps, 'size' | 'variant'> & {
  readonly variant?: 'glass' | 'danger'
  /** A letter that presses it while nothing is typed. */
  readonly letter?: string
}

/** A button of the bar below a call; its name and letter show under the pointer. */
export const ControlButton = ({ letter, variant = 'glass', ...rest }: ControlButtonProps) => {
  const key = useSingleKeys() ? letter : undefined
  return (
    <Tooltip text={key === undefined ? rest.label : `${rest.label} (${key})`}>
      <IconButton {...rest} variant={variant} size={variant === 'danger' ? 'xl' : 'lg'} aria-keyshortcuts={key} />
    </Tooltip>
  )
}
