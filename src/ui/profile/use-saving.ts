import * as E from 'fp-ts/Either'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Changes, Field } from '../../domain/profile/changes'
import { useToast } from '../design/toast'
import { useFeature } from '../shell/use-feature'
import { useProblemTexts, type ToldProblem } from './problem-texts'
import type { Draft } from './use-draft'

export type Saving = {
  readonly save: () => void
  /** As `change` of the draft; what was told about those fields is taken back. */
  readonly change: (changed: Changes) => void
  readonly errorAt: (field: Field | 'form') => string | undefined
}

/** Saves the draft; what went wrong is told at its field, and what was typed stays. */
export const useSaving = (draft: Draft): Saving => {
  const { t } = useTranslation('profile')
  const profile = useFeature('profile')
  const texts = useProblemTexts()
  const toast = useToast()
  const [told, setTold] = useState<ToldProblem | null>(null)
  const save = async () => {
    setTold(null)
    const { changes } = draft
    const saved = await profile.save(changes)()
    if (E.isLeft(saved)) return setTold(texts.saving(saved.left))
    draft.saved(changes)
    toast({ text: t('saved_toast'), tone: 'success' })
  }
  return {
    save: () => void save(),
    change: (changed) => {
      if (told !== null && (told.field === 'form' || told.field in changed)) setTold(null)
      draft.change(changed)
    },
    errorAt: (field) => (told?.field === field ? told.text : undefined),
  }
}
