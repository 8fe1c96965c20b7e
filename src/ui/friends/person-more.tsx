import { useTranslation } from 'react-i18next'
import type { Acquaintance } from '../../domain/friends/acquaintance'
import type { ButtonVariant } from '../design/button'
import { PersonMenuButton } from '../shell/person-menu-button'

type Props = { readonly person: Acquaintance; readonly variant?: ButtonVariant; readonly size?: 'sm' | 'md' }

/** What else can be done about a person. */
export const PersonMore = ({ person, variant = 'ghost', size = 'sm' }: Props) => {
  const { t } = useTranslation('friends')
  return <PersonMenuButton friend={person.id} label={t('more', { name: person.name })} variant={variant} size={size} />
}
