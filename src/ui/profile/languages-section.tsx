import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGUAGE_LIMIT } from '../../domain/profile/languages'
import { Button } from '../design/button'
import { RemovableChips } from '../design/chips'
import { Icon } from '../design/icon'
import { usePersonWords } from '../shell/person-words'
import { LanguagesDialog } from './languages-dialog'
import { Section } from './section'
import type { PartProps } from './words-section'

/** Up to three of them, each with a way to take it back. @rule PROF-18 */
export const LanguagesSection = ({ draft, saving }: PartProps) => {
  const { t } = useTranslation('profile')
  const { language } = usePersonWords()
  const [open, setOpen] = useState(false)
  const { languages } = draft.values
  const choose = (chosen: readonly string[]) => saving.change({ languages: chosen })
  return (
    <Section title={t('languages')} count={`${languages.length}/${LANGUAGE_LIMIT}`} error={saving.errorAt('languages')}>
      <RemovableChips
        label={t('languages')}
        chosen={languages.map((code) => ({ value: code, label: language(code) }))}
        removeLabel={(word) => t('remove_word', { word })}
        onRemove={(code) => choose(languages.filter((one) => one !== code))}
        end={
          <Button size="sm" pill icon={<Icon of={Plus} size="sm" />} onClick={() => setOpen(true)}>
            {t('languages_choose')}
          </Button>
        }
      />
      <LanguagesDialog open={open} chosen={languages} onChange={choose} onClose={() => setOpen(false)} />
    </Section>
  )
}
