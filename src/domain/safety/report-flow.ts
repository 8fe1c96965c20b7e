import {
  fitting,
  type ReportCause,
  type ReportReason,
  reasonsOf,
  REPORT_EMAIL_LIMIT,
  REPORT_TEXT_LIMIT,
} from './report'

/** Category, closer reason (words for 'other'), details, and the thanks behind them (@rule SAFE-1 SAFE-2). */
export type ReportStep = 'cause' | 'reason' | 'details' | 'done'

/** How far somebody has come who reports; `reportId` from the first step on, which stands whatever becomes of the rest. */
export interface ReportFlow {
  readonly step: ReportStep
  readonly reportId: string | null
  readonly cause: ReportCause | null
  readonly reason: ReportReason | null
  readonly words: string
  readonly email: string
  /** Somebody may be in danger. */
  readonly urgent: boolean
}

export type ReportFlowEvent =
  | { readonly _tag: 'Filed'; readonly cause: ReportCause; readonly reportId: string }
  /** Null: none was chosen, or words were written instead. */
  | { readonly _tag: 'Reasoned'; readonly reason: ReportReason | null }
  | { readonly _tag: 'Worded'; readonly words: string }
  | { readonly _tag: 'Addressed'; readonly email: string }
  | { readonly _tag: 'Pressed'; readonly urgent: boolean }
  | { readonly _tag: 'Back' }
  | { readonly _tag: 'Submitted' }

export const newReport: ReportFlow = {
  step: 'cause',
  reportId: null,
  cause: null,
  reason: null,
  words: '',
  email: '',
  urgent: false,
}

/** @rule SAFE-2 */
const before: Readonly<Record<ReportStep, ReportStep>> = {
  cause: 'cause',
  reason: 'cause',
  details: 'reason',
  done: 'done',
}

const filed = (flow: ReportFlow, cause: ReportCause, reportId: string): ReportFlow => {
  const kept = reasonsOf(cause).find((one) => one === flow.reason) ?? null
  return { ...flow, step: 'reason', cause, reportId, reason: kept }
}

/**
 * One step on, or back with everything that was typed. What does not fit the step changes nothing, so that a second press or a late
 * answer is harmless.
 *
 * @rule SAFE-2 SAFE-4 SAFE-9
 */
export const stepReport = (flow: ReportFlow, event: ReportFlowEvent): ReportFlow => {
  switch (event._tag) {
    case 'Filed':
      return flow.step === 'cause' ? filed(flow, event.cause, event.reportId) : flow
    case 'Reasoned':
      return flow.step === 'reason' ? { ...flow, step: 'details', reason: event.reason } : flow
    case 'Worded':
      return { ...flow, words: fitting(event.words, REPORT_TEXT_LIMIT) }
    case 'Addressed':
      return { ...flow, email: fitting(event.email, REPORT_EMAIL_LIMIT) }
    case 'Pressed':
      return { ...flow, urgent: event.urgent }
    case 'Back':
      return { ...flow, step: before[flow.step] }
    case 'Submitted':
      return flow.step === 'details' ? { ...flow, step: 'done' } : flow
  }
}
