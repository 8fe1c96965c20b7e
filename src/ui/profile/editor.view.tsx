import * as E from 'fp-ts/Either'
import { observer } from 'mobx-react-lite'
import { useEffect, useId, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { checkBirthday } from '../../domain/kernel/birthday'
import { dayOf } from '../../domain/kernel/day'
import type { Me } from '../../domain/kernel/person'
import type { Changes } from '../../domain/profile/changes'
import { Banner } from '../design/banner'
import { ConfirmDialog } from '../design/confirm-dialog'
import { useCore } from '../shell/core-context'
import { useDayText } from '../shell/day-text'
import { useLeaveQuestion } from '../shell/leave-guard'
import { useBack } from '../shell/use-back'
import { useFeature } from '../shell/use-feature'
import { ViewHeader } from '../shell/view-header'
import { BirthdaySection } from './birthday-section'
import styles from './editor.module.css'
import { InterestsSection } from './interests-section'
import { LanguagesSection } from './languages-section'
import { LeaveDialog } from './leave-dialog'
import { PhotosSection } from './photos-section'
import { PicturesSection } from './pictures-section'
import { SaveBar } from './save-bar'
import { useDraft } from './use-draft'
import { useSaving } from './use-saving'
import { WordsSection, type PartProps } from './words-section'

/** What was changed on another device is read when the editor opens and whenever it is seen again. */
const useFreshData = () => {
  const { account } = useCore()
  useEffect(() => {
    const refresh = () => void (document.visibilityState === 'visible' && account.refresh())
    refresh()
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [account])
}

type FormProps = PartProps & { readonly me: Me; readonly id: string }

/** One that can be saved; what is wrong with another is told by saving. */
const isNewBirthday = ({ birthday }: Changes): boolean =>
  birthday !== undefined && E.isRight(checkBirthday(birthday, dayOf(Date.now())))

/** A birthday is changed once, so that it is asked for before it is saved. @rule PROF-16 */
const useBirthdayQuestion = ({ draft, saving }: PartProps) => {
  const { t } = useTranslation('profile')
  const day = useDayText()
  const [asked, setAsked] = useState(false)
  const yes = () => {
    setAsked(false)
    saving.save()
  }
  const question = (
    <ConfirmDialog
      open={asked}
      title={t('birthday_question', { day: day(draft.values.birthday) })}
      text={t('birthday_once')}
      confirm={t('save')}
      onConfirm={yes}
      onCancel={() => setAsked(false)}
    />
  )
  return { ask: () => setAsked(true), question }
}

const Form = ({ draft, saving, me, id }: FormProps) => {
  const { ask, question } = useBirthdayQuestion({ draft, saving })
  const failure = saving.errorAt('form')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!draft.unsaved) return
    if (isNewBirthday(draft.changes)) ask()
    else saving.save()
  }
  return (
    <form className={styles.page} id={id} onSubmit={submit} noValidate>
      {failure !== undefined && <Banner tone="danger">{failure}</Banner>}
      <PicturesSection draft={draft} saving={saving} me={me} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <WordsSection draft={draft} saving={saving} />
          <InterestsSection draft={draft} saving={saving} />
        </div>
        <div className={styles.column}>
          <LanguagesSection draft={draft} saving={saving} />
          <BirthdaySection draft={draft} saving={saving} me={me} />
        </div>
      </div>
      <PhotosSection me={me} />
      {question}
    </form>
  )
}

/** All that somebody may change about themselves. @rule PROF-13 PROF-14 */
export const Editor = observer(({ me }: { readonly me: Me }) => {
  const { t } = useTranslation('profile')
  const { view } = useFeature('profile')
  const draft = useDraft(me)
  const saving = useSaving(draft)
  const leaving = useLeaveQuestion(draft.unsaved)
  const back = useBack()
  const form = useId()
  useFreshData()
  return (
    <>
      <ViewHeader
        title={t('edit')}
        onBack={back}
        actions={<SaveBar form={form} unsaved={draft.unsaved} saving={view.saving} onDiscard={draft.reset} />}
      />
      <Form draft={draft} saving={saving} me={me} id={form} />
      <LeaveDialog {...leaving} />
    </>
  )
})
