import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { INTEREST_LIMIT, interestIds } from '../../domain/profile/interests'
import { ChipChoices } from '../design/chips'
import { useInterests } from '../shell/interest-words'
import { Section } from './section'
import type { PartProps } from './words-section'

/** Up to five of them. @rule PROF-19 PROF-26 */
export const InterestsSection = ({ draft, saving }: PartProps) => {
  const { t } = useTranslation('profile')
  const choices = useInterests(interestIds).map(({ id, label }) => ({ value: id, label }))
  const [full, setFull] = useState(false)
  const { interests } = draft.values
  return (
    <Section
      title={t('interests')}
      count={`${interests.length}/${INTEREST_LIMIT}`}
      error={saving.errorAt('interests') ?? (full ? t('interests_full', { limit: INTEREST_LIMIT }) : undefined)}
    >
      <ChipChoices
        label={t('interests')}
        choices={choices}
        chosen={interests}
        limit={INTEREST_LIMIT}
        onChange={(chosen) => {
          setFull(false)
          saving.change({ interests: chosen })
        }}
        onFull={() => setFull(true)}
      />
    </Section>
  )
}
