import type { ReportProblem } from '../../application/safety/safety.feature'
import type { ReportCause, ReportReason } from '../../domain/safety/report'
import type { Texts } from '../i18n/resources'

type Word = keyof Texts['safety']

/** Named by the code that the wire knows. @rule SAFE-6 */
export const causeWord: Readonly<Record<ReportCause, Word>> = {
  adult: 'report.2',
  suspicious: 'report.5',
  noMatch: 'report.1',
  harassment: 'report.6',
  underAge: 'report.9',
  other: 'report.3',
}

/** @rule SAFE-6 */
export const reasonWord: Readonly<Record<ReportReason, Word>> = {
  110: 'report.110',
  120: 'report.120',
  130: 'report.130',
  140: 'report.140',
  210: 'report.210',
  220: 'report.220',
  230: 'report.230',
  240: 'report.240',
  250: 'report.250',
  510: 'report.510',
  520: 'report.520',
  530: 'report.530',
  540: 'report.540',
  550: 'report.550',
  560: 'report.560',
  570: 'report.570',
  610: 'report.610',
  620: 'report.620',
  630: 'report.630',
  640: 'report.640',
  650: 'report.650',
  910: 'report.910',
  920: 'report.920',
}

export const problemWord: Readonly<Record<ReportProblem['_tag'], Word>> = {
  NotReported: 'report_failed',
  NotAdded: 'report_details_failed',
  TooOften: 'report_too_often',
  Decided: 'report_decided',
  BadEmail: 'report_email_bad',
}
