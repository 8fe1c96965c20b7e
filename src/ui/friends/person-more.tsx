import { EllipsisVertical } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Acquaintance } from '../../domain/friends/acquaintance'
import type { ButtonVariant } from '../design/button'
import { IconButton } from '../design/icon-button'
import { OnDemand } from '../shell/on-demand'
import { PersonMenu } from '../shell/slots'

type Props = { readonly person: Acquaintance; readonly variant?: ButtonVariant; readonly size?: 'sm' | 'md' }

/** The button of a person's menu, which is loaded with the first press. */
export const PersonMore = ({ person, variant = 'ghost', size = 'sm' }: Props) => {
  const { t } = useTranslation('friends')
  const trigger = (
    <IconButton size={size} variant={variant} label={t('more', { name: person.name })} icon={EllipsisVertical} />
  )
  return (
    <OnDemand trigger={trigger}>
      <PersonMenu friend={person.id} trigger={trigger} defaultOpen fallback={trigger} />
    </OnDemand>
  )
}
