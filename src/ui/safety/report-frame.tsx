import { ArrowLeft } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReportProblem } from '../../application/safety/safety.feature'
import type { ReportStep } from '../../domain/safety/report-flow'
import { Dialog } from '../design/dialog'
import { IconButton } from '../design/icon-button'
import { useFeature } from '../shell/use-feature'
import { Calm, useJustCome } from './calm'
import styles from './report-flow.module.css'
import { problemWord } from './report-words'

const numbers: Readonly<Record<ReportStep, number | null>> = { cause: 1, reason: 2, details: 3, done: null }

type ReportFrameProps = {
  readonly title: string
  readonly question: string
  readonly footer: ReactNode | null
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A bad address is told by its field. */
const Problem = ({ problem }: { readonly problem: ReportProblem | null }) => {
  const { t } = useTranslation('safety')
  return (
    problem !== null &&
    problem._tag !== 'BadEmail' && (
      <p className={styles.error} role="alert">
        {t(problemWord[problem._tag])}
      </p>
    )
  )
}

/** One step: its number, its question, what went wrong, and the way back; the second of two quick presses is none. Whoever hears the page hears the question of each step. */
export const ReportFrame = observer(({ children, footer, onClose, question, title }: ReportFrameProps) => {
  const { t } = useTranslation('safety')
  const { back, view } = useFeature('safety').report
  const { busy, flow, problem } = view
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [flow.step])
  const calm = useJustCome(flow.step)
  const number = numbers[flow.step]
  const returns = flow.step === 'reason' || flow.step === 'details'
  return (
    <Dialog
      open
      stays
      phone="bottom"
      layer="report"
      title={title}
      onClose={onClose}
      initialFocus={heading}
      leading={
        returns && (
          <IconButton icon={ArrowLeft} label={t('report_back')} size="sm" flips disabled={busy} onClick={back} />
        )
      }
      {...(footer === null ? {} : { footer: <Calm on={calm}>{footer}</Calm> })}
    >
      <div className={styles.step} aria-busy={busy}>
        <div className={styles.lead}>
          {number !== null && <span className={styles.count}>{t('report_step', { step: number })}</span>}
          <h3 ref={heading} className={styles.question} tabIndex={-1}>
            {question}
          </h3>
        </div>
        <Problem problem={problem} />
        <Calm on={calm}>{children}</Calm>
      </div>
    </Dialog>
  )
})
