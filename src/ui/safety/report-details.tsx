import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { UserId } from '../../domain/kernel/ids'
import { reasonsOf } from '../../domain/safety/report'
import { Button } from '../design/button'
import { Checkbox } from '../design/checkbox'
import { TextField } from '../design/text-field'
import { useToast } from '../design/toast'
import { useFeature } from '../shell/use-feature'
import styles from './report-flow.module.css'
import { ReportPictureField } from './report-picture'
import { WordsField, type StepProps } from './report-steps'

/** Where the person can be written to; a press that could not send it leads back to it. @rule SAFE-4 */
const EmailField = observer(() => {
  const { t } = useTranslation('safety')
  const { address, view } = useFeature('safety').report
  const { flow, problem } = view
  const bad = problem?._tag === 'BadEmail'
  const field = useRef<HTMLInputElement>(null)
  // Each press that fails is a problem of its own.
  useEffect(() => {
    if (problem?._tag === 'BadEmail') field.current?.focus()
  }, [problem])
  return (
    <TextField
      ref={field}
      label={t('report_email')}
      hint={t('report_email_hint')}
      {...(bad && { error: t('report_email_bad') })}
      type="email"
      inputMode="email"
      dir="ltr"
      autoComplete="email"
      value={flow.email}
      onChange={address}
    />
  )
})

/** Words, address, picture and whether it is urgent; all of it optional. @rule SAFE-3 SAFE-4 */
export const DetailsBody = observer(() => {
  const { t } = useTranslation('safety')
  const { press, view } = useFeature('safety').report
  const { flow } = view
  const asksWords = flow.cause === null || reasonsOf(flow.cause).length > 0
  return (
    <>
      {asksWords && <WordsField />}
      <EmailField />
      <ReportPictureField />
      <Checkbox label={t('report_urgent')} checked={flow.urgent} onChange={press} />
      {flow.urgent && (
        <p className={styles.note} role="status">
          {t('report_urgent_hint')}
        </p>
      )}
    </>
  )
})

/** Sends them. */
export const DetailsFooter = observer(() => {
  const { t } = useTranslation('safety')
  const { submit, view } = useFeature('safety').report
  const { busy, picture } = view
  return (
    <Button variant="primary" loading={busy} disabled={picture._tag === 'Sending'} onClick={() => void submit()}>
      {t('report_submit')}
    </Button>
  )
})

/** Who is blocked already needs no offer. */
const useBlocked = (person: UserId): boolean => {
  const { view } = useFeature('friends')
  return O.exists(({ blocked }: { readonly blocked: boolean }) => blocked)(view.person(person))
}

/** Thanks, and the offer to block the person too. @rule SAFE-8 */
export const DoneBody = observer(({ block, name, onBlock, person }: StepProps) => {
  const { t } = useTranslation('safety')
  const { flow } = useFeature('safety').report.view
  const blocked = useBlocked(person)
  return (
    <>
      <p>{t('report_done')}</p>
      {flow.email !== '' && <p>{t('report_done_mail', { email: flow.email })}</p>}
      {!blocked && (
        <div className={styles.picture}>
          <Checkbox label={t('report_block', { name })} checked={block} onChange={onBlock} />
          <p className={styles.note}>{t('report_block_hint')}</p>
        </div>
      )}
    </>
  )
})

/** Blocks, where that is wanted, and is done. @rule SAFE-8 */
export const DoneFooter = observer(({ block: wanted, onClose, person }: StepProps) => {
  const { t } = useTranslation('safety')
  const { block } = useFeature('friends')
  const blocked = useBlocked(person)
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const finish = async () => {
    if (blocked || !wanted) return onClose()
    setBusy(true)
    const done = await block(person)()
    setBusy(false)
    if (E.isLeft(done)) return toast({ text: t('report_block_failed'), tone: 'error' })
    onClose()
  }
  return (
    <Button variant="primary" loading={busy} onClick={() => void finish()}>
      {t('report_finish')}
    </Button>
  )
})
