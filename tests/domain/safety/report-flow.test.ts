import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  causeWith,
  fitting,
  reasonsOf,
  reportCauses,
  REPORT_EMAIL_LIMIT,
  REPORT_TEXT_LIMIT,
  reportOrder,
} from '../../../src/domain/safety/report'
import { newReport, type ReportFlow, type ReportFlowEvent, stepReport } from '../../../src/domain/safety/report-flow'

const after = (...events: readonly ReportFlowEvent[]): ReportFlow => events.reduce(stepReport, newReport)

const filed = { _tag: 'Filed', cause: 'harassment', reportId: 'r1' } as const
const reasoned = { _tag: 'Reasoned', reason: 620 } as const

describe('closer reasons', () => {
  it('go in steps of 10 below their category: five, seven, four, five, two, and none [SAFE-5] [SAFE-6]', () => {
    const listed = reportOrder.map((cause) => reasonsOf(cause).map((reason) => reason - reportCauses[cause] * 100))
    expect(listed.map(({ length }) => length)).toEqual([5, 7, 4, 5, 2, 0])
    for (const steps of listed) expect(steps).toEqual(steps.map((_, at) => (at + 1) * 10))
  })

  it('are known by their codes, and so are categories; no other code is [SAFE-5]', () => {
    expect([210, 570, 110, 650, 920, 3].map(causeWith)).toEqual([
      'adult',
      'suspicious',
      'noMatch',
      'harassment',
      'underAge',
      'other',
    ])
    for (const code of [0, 4, 200, 260, 310, 580, 930, 2100, -210, 210.5]) expect(causeWith(code)).toBeUndefined()
  })
})

describe('what fits', () => {
  it('is 200 and 100 characters: the next one is dropped [SAFE-4]', () => {
    expect(fitting('x'.repeat(201), REPORT_TEXT_LIMIT)).toBe('x'.repeat(200))
    expect(fitting('x'.repeat(101), REPORT_EMAIL_LIMIT)).toBe('x'.repeat(100))
    expect(fitting('', REPORT_TEXT_LIMIT)).toBe('')
  })

  it('tears no character apart, and is always a beginning that fits', () => {
    const family = '👨‍👩‍👧‍👦'
    expect(fitting(`${'x'.repeat(195)}${family}`, 200)).toBe('x'.repeat(195))
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.integer({ min: 0, max: 300 }), (text, limit) => {
        const fits = fitting(text, limit)
        expect(fits.length).toBeLessThanOrEqual(limit)
        expect(text.startsWith(fits)).toBe(true)
        expect(fits.isWellFormed() || !text.isWellFormed()).toBe(true)
      }),
    )
  })
})

describe('the flow of a report', () => {
  it('goes from the category to the reason, to details and to the thanks [SAFE-1] [SAFE-2]', () => {
    expect(newReport.step).toBe('cause')
    expect(after(filed)).toMatchObject({ step: 'reason', reportId: 'r1', cause: 'harassment' })
    expect(after(filed, reasoned)).toMatchObject({ step: 'details', reason: 620 })
    expect(after(filed, reasoned, { _tag: 'Submitted' }).step).toBe('done')
  })

  it('goes back with everything that was typed, and the report stands [SAFE-2] [SAFE-9]', () => {
    const typed: readonly ReportFlowEvent[] = [
      { _tag: 'Worded', words: 'again' },
      { _tag: 'Addressed', email: 'me@mail.example' },
      { _tag: 'Pressed', urgent: true },
    ]
    const back = { _tag: 'Back' } as const
    const flow = after(filed, reasoned, ...typed, back, back)
    expect(flow).toEqual({
      step: 'cause',
      reportId: 'r1',
      cause: 'harassment',
      reason: 620,
      words: 'again',
      email: 'me@mail.example',
      urgent: true,
    })
    expect(stepReport(flow, back).step).toBe('cause')
    expect(stepReport(flow, { ...filed, cause: 'adult' })).toMatchObject({
      cause: 'adult',
      reason: null,
      words: 'again',
    })
    expect(stepReport(flow, filed).reason).toBe(620)
  })

  it('drops what does not fit while it is typed [SAFE-4]', () => {
    expect(after({ _tag: 'Worded', words: 'x'.repeat(201) }).words).toHaveLength(200)
    expect(after({ _tag: 'Addressed', email: 'x'.repeat(101) }).email).toHaveLength(100)
  })

  it('is moved by nothing that does not fit the step: second presses and late answers are harmless', () => {
    expect(after(reasoned, { _tag: 'Submitted' })).toEqual(newReport)
    expect(after(filed, { ...filed, reportId: 'r2' })).toEqual(after(filed))
    expect(after(filed, reasoned, reasoned)).toEqual(after(filed, reasoned))
    const done = after(filed, reasoned, { _tag: 'Submitted' })
    expect(stepReport(done, { _tag: 'Back' })).toEqual(done)
    expect(stepReport(done, { _tag: 'Submitted' })).toEqual(done)
  })
})
