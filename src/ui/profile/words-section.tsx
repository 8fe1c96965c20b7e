import { useTranslation } from 'react-i18next'
import { BIO_LIMIT, clipBio } from '../../domain/profile/bio'
import { clipName, NAME_LIMIT } from '../../domain/kernel/name'
import { TextArea } from '../design/text-area'
import { TextField } from '../design/text-field'
import { Section } from './section'
import type { Draft } from './use-draft'
import type { Saving } from './use-saving'

export type PartProps = { readonly draft: Draft; readonly saving: Saving }

/** Nickname and bio. @rule PROF-14 PROF-20 ACCT-84 */
export const WordsSection = ({ draft, saving }: PartProps) => {
  const { t } = useTranslation(['profile', 'account'])
  return (
    <Section title={t('about')}>
      <TextField
        label={t('account:nickname')}
        value={draft.values.name}
        onChange={(name) => saving.change({ name: clipName(name) })}
        limit={NAME_LIMIT}
        error={saving.errorAt('name')}
        autoComplete="nickname"
        dir="auto"
      />
      <TextArea
        label={t('bio')}
        placeholder={t('bio_hint')}
        value={draft.values.introduce}
        onChange={(introduce) => saving.change({ introduce: clipBio(introduce) })}
        limit={BIO_LIMIT}
        error={saving.errorAt('introduce')}
        rows={4}
        dir="auto"
      />
    </Section>
  )
}
