import { EllipsisVertical } from 'lucide-react'
import type { UserId } from '../../domain/kernel/ids'
import type { ButtonVariant } from '../design/button'
import { IconButton } from '../design/icon-button'
import { OnDemand } from './on-demand'
import { PersonMenu } from './slots'

type Props = {
  readonly friend: UserId
  readonly label: string
  readonly variant?: ButtonVariant
  readonly size?: 'sm' | 'md'
}

/** The button of a person's menu, which is loaded with the first press. */
export const PersonMenuButton = ({ friend, ...look }: Props) => {
  const trigger = <IconButton icon={EllipsisVertical} {...look} />
  return (
    <OnDemand trigger={trigger}>
      <PersonMenu friend={friend} trigger={trigger} defaultOpen fallback={trigger} />
    </OnDemand>
  )
}
