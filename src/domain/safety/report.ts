import { charactersOf } from '../kernel/characters'

/** What is wrong with a person, by the code that the wire knows (@rule SAFE-5). */
export const reportCauses = { adult: 2, suspicious: 5, noMatch: 1, harassment: 6, underAge: 9, other: 3 } as const

export type ReportCause = keyof typeof reportCauses

/** In the order in which they are offered (@rule SAFE-7). */
export const reportOrder: readonly ReportCause[] = ['adult', 'suspicious', 'noMatch', 'harassment', 'underAge', 'other']

/** Undefined: no cause has this code. */
export const causeOf = (code: number): ReportCause | undefined =>
  reportOrder.find((cause) => reportCauses[cause] === code)

const reasons = {
  adult: [210, 220, 230, 240, 250],
  suspicious: [510, 520, 530, 540, 550, 560, 570],
  noMatch: [110, 120, 130, 140],
  harassment: [610, 620, 630, 640, 650],
  underAge: [910, 920],
  other: [],
} as const satisfies Readonly<Record<ReportCause, readonly number[]>>

/** A closer reason, by its code. */
export type ReportReason = (typeof reasons)[ReportCause][number]

/** The closer reasons of a cause, in the order in which they are offered; none for 'other', which asks for words (@rule SAFE-6). */
export const reasonsOf = (cause: ReportCause): readonly ReportReason[] => reasons[cause]

/** Whose reason a code is, or whose own code it is; undefined: nobody's. */
export const causeWith = (code: number): ReportCause | undefined =>
  causeOf(code) ?? reportOrder.find((cause) => reasonsOf(cause).some((reason) => reason === code))

/** UTF-16 units, as fields and the wire count them (@rule SAFE-4). */
export const REPORT_TEXT_LIMIT = 200
export const REPORT_EMAIL_LIMIT = 100

/** What of a text fits: whatever lies beyond the limit is dropped, no character is torn apart (@rule SAFE-4). */
export const fitting = (text: string, limit: number): string => {
  if (text.length <= limit) return text
  let fits = ''
  for (const { segment } of charactersOf(text.slice(0, limit + 1))) {
    if (fits.length + segment.length > limit) break
    fits += segment
  }
  return fits
}

/** A video report names a call as its place (@rule SAFE-9). */
export const VIDEO_REPORT_PLACE = 15

/** What operators did about a report. */
export const reportOutcomes = ['nothing', 'warned', 'banned'] as const

export type ReportOutcome = (typeof reportOutcomes)[number]
