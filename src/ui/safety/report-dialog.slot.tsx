import * as E from 'fp-ts/Either'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reportOrder, type ReportCause } from '../../domain/safety/report'
import { Button } from '../design/button'
import { Dialog } from '../design/dialog'
import { RadioGroup } from '../design/radio-group'
import { useToast } from '../design/toast'
import type { Texts } from '../i18n/resources'
import type { ReportDialogProps } from '../shell/slots'
import { useFeature } from '../shell/use-feature'
import styles from './report-dialog.module.css'

/** Named by the code that the wire knows. @rule SAFE-6 */
const words: Readonly<Record<ReportCause, keyof Texts['safety']>> = {
  adult: 'report.2',
  suspicious: 'report.5',
  noMatch: 'report.1',
  harassment: 'report.6',
  underAge: 'report.9',
  other: 'report.3',
}

const useReport = ({ person, onClose }: ReportDialogProps) => {
  const { t } = useTranslation('safety')
  const { report } = useFeature('safety')
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const send = async (cause: ReportCause) => {
    setBusy(true)
    const sent = await report(person, cause)()
    setBusy(false)
    if (E.isLeft(sent)) return toast({ text: t('report_failed'), tone: 'error' })
    toast({ text: t('report_thanks'), tone: 'success' })
    onClose()
  }
  return { busy, send }
}

/** What is wrong with a person; the operators read it, the person is not told. @rule SAFE-5 SAFE-7 FRND-34 */
export const Slot = observer((props: ReportDialogProps) => {
  const { t } = useTranslation(['safety', 'common'])
  const { busy, send } = useReport(props)
  const [cause, setCause] = useState<ReportCause | null>(null)
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={t('safety:report_title', { name: props.name })}
      layer="report"
      footer={
        <>
          <Button onClick={props.onClose}>{t('common:cancel')}</Button>
          <Button
            variant="primary"
            disabled={cause === null}
            loading={busy}
            onClick={() => void (cause !== null && send(cause))}
          >
            {t('safety:report_send')}
          </Button>
        </>
      }
    >
      <RadioGroup
        label={t('safety:report_question')}
        value={cause}
        onChange={setCause}
        choices={reportOrder.map((one) => ({ value: one, label: t(`safety:${words[one]}`) }))}
      />
      <p className={styles.note}>{t('safety:report_note')}</p>
    </Dialog>
  )
})
