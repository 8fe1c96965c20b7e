import { useTranslation } from 'react-i18next'
import { groupOf } from '../../domain/profile/groups'

/** Names a group of the wall by its number; undefined where there is none. @rule PROF-27 */
export const useGroupName = (): ((id: number) => string | undefined) => {
  const { t } = useTranslation('profile')
  return (id) => {
    const group = groupOf(id)
    return group === undefined ? undefined : t(`group_${group}`)
  }
}
