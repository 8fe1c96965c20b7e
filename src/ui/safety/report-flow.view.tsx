import { observer } from 'mobx-react-lite'
import { useEffect, useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { reasonsOf } from '../../domain/safety/report'
import type { ReportFlow as Flow, ReportStep } from '../../domain/safety/report-flow'
import type { Texts } from '../i18n/resources'
import { useFeature } from '../shell/use-feature'
import { DetailsBody, DetailsFooter, DoneBody, DoneFooter } from './report-details'
import { ReportFrame } from './report-frame'
import { CauseBody, ReasonBody, ReasonFooter, type StepProps } from './report-steps'

type Part = ComponentType<StepProps>

const bodies: Readonly<Record<ReportStep, Part>> = {
  cause: CauseBody,
  reason: ReasonBody,
  details: DetailsBody,
  done: DoneBody,
}

const footers: Readonly<Record<ReportStep, Part | null>> = {
  cause: null,
  reason: ReasonFooter,
  details: DetailsFooter,
  done: DoneFooter,
}

const questions: Readonly<Record<ReportStep, keyof Texts['safety']>> = {
  cause: 'report_question',
  reason: 'report_reason_question',
  details: 'report_details_question',
  done: 'report_done_title',
}

/** Who tells it in words is asked in the field itself. */
const questionOf = ({ cause, step }: Flow) =>
  step === 'reason' && cause !== null && reasonsOf(cause).length === 0 ? 'report_details_question' : questions[step]

/** What is wrong with somebody, in three steps; the operators read it, the person is not told. @rule SAFE-1 SAFE-2 FRND-34 */
export const ReportFlow = observer((props: Omit<StepProps, 'block' | 'onBlock'>) => {
  const { t } = useTranslation('safety')
  const { begin, view } = useFeature('safety').report
  const [block, setBlock] = useState(true)
  useEffect(() => begin(props.person), [begin, props.person])
  if (view.person !== props.person) return null
  const [Body, Footer] = [bodies[view.flow.step], footers[view.flow.step]]
  const step: StepProps = { ...props, block, onBlock: setBlock }
  return (
    <ReportFrame
      title={t('report_title', { name: props.name })}
      question={t(questionOf(view.flow))}
      onClose={props.onClose}
      footer={Footer && <Footer {...step} />}
    >
      <Body {...step} />
    </ReportFrame>
  )
})
