import { ChevronRight } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { REPORT_TEXT_LIMIT, reasonsOf, reportOrder, type ReportCause } from '../../domain/safety/report'
import { Button } from '../design/button'
import { Icon } from '../design/icon'
import { List, ListRow } from '../design/list'
import { TextArea } from '../design/text-area'
import { useToast } from '../design/toast'
import { reporting, type Reporting } from '../shell/reporting.store'
import { useFeature } from '../shell/use-feature'
import styles from './report-flow.module.css'
import { causeWord, reasonWord } from './report-words'

export type StepProps = Pick<Reporting, 'name' | 'person'> & {
  readonly onClose: () => void
  /** The person is to be blocked too. */
  readonly block: boolean
  readonly onBlock: (block: boolean) => void
}

/** How long the way to more details is offered after a call, in milliseconds. */
const OFFER_MS = 12_000

const Chevron = () => <Icon of={ChevronRight} size="sm" flips />

/** One press says what is wrong, and with it the report stands; in a call it ends that too. @rule SAFE-1 SAFE-5 SAFE-7 SAFE-9 PLUS-12 */
export const CauseBody = observer(({ name, onClose, person }: StepProps) => {
  const { t } = useTranslation('safety')
  const { file, view } = useFeature('safety').report
  const toast = useToast()
  const choose = async (cause: ReportCause) => {
    if ((await file(cause)()) !== 'inCall') return
    onClose()
    const action = { label: t('report_add'), run: () => reporting.set({ person, name, overAll: false }) }
    toast({ text: t('report_thanks'), tone: 'success', ms: OFFER_MS, action })
  }
  return (
    <>
      <div className={view.busy ? styles.busy : undefined}>
        <List label={t('report_question')}>
          {reportOrder.map((cause) => (
            <ListRow
              key={cause}
              title={t(causeWord[cause])}
              whole
              active={view.flow.cause === cause}
              aside={<Chevron />}
              onClick={() => void choose(cause)}
            />
          ))}
        </List>
      </div>
      <p className={styles.note}>{t('report_note')}</p>
    </>
  )
})

/** What happened, in the person's own words. @rule SAFE-4 */
export const WordsField = observer(() => {
  const { t } = useTranslation('safety')
  const { view, word } = useFeature('safety').report
  return (
    <TextArea
      label={t('report_words')}
      hint={t('report_words_hint')}
      limit={REPORT_TEXT_LIMIT}
      rows={4}
      value={view.flow.words}
      onChange={word}
    />
  )
})

/** A closer reason, or words where there is none to choose. @rule SAFE-2 SAFE-6 */
export const ReasonBody = observer(() => {
  const { t } = useTranslation('safety')
  const { reason, view } = useFeature('safety').report
  const { busy, flow } = view
  const reasons = flow.cause === null ? [] : reasonsOf(flow.cause)
  const words = reasons.length === 0
  return (
    <>
      <p className={styles.note} role="status">
        {t('report_stored')}
      </p>
      {words ? (
        <WordsField />
      ) : (
        <div className={busy ? styles.busy : undefined}>
          <List label={t('report_reason_question')}>
            {reasons.map((one) => (
              <ListRow
                key={one}
                title={t(reasonWord[one])}
                whole
                active={flow.reason === one}
                aside={<Chevron />}
                onClick={() => void reason(one)()}
              />
            ))}
          </List>
        </div>
      )}
    </>
  )
})

/** On without a closer reason, or with the words in its place. */
export const ReasonFooter = observer(() => {
  const { t } = useTranslation('safety')
  const { reason, view } = useFeature('safety').report
  const { busy, flow } = view
  const words = flow.cause !== null && reasonsOf(flow.cause).length === 0
  return (
    <Button variant={words ? 'primary' : 'secondary'} loading={busy} onClick={() => void reason(null)()}>
      {t(words ? 'report_next' : 'report_skip')}
    </Button>
  )
})
