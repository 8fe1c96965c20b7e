/** What is wrong with a person, by the code that the wire knows (@rule SAFE-5). */
export const reportCauses = { adult: 2, suspicious: 5, noMatch: 1, harassment: 6, underAge: 9, other: 3 } as const

export type ReportCause = keyof typeof reportCauses

/** In the order in which they are offered (@rule SAFE-7). */
export const reportOrder: readonly ReportCause[] = ['adult', 'suspicious', 'noMatch', 'harassment', 'underAge', 'other']

/** Undefined: no cause has this code. */
export const causeOf = (code: number): ReportCause | undefined =>
  reportOrder.find((cause) => reportCauses[cause] === code)
