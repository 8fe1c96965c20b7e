import { useTranslation } from 'react-i18next'
import { interestOf } from '../../domain/profile/interests'

/** Interests in words; ids that are not known stay out. @rule PROF-26 */
export const useInterests = (
  ids: readonly number[],
): ReadonlyArray<{ readonly id: number; readonly label: string }> => {
  const { t } = useTranslation('profile')
  return ids.flatMap((id) => {
    const interest = interestOf(id)
    return interest === undefined ? [] : [{ id, label: t(`interest_${interest}`) }]
  })
}
