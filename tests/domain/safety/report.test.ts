import { describe, expect, it } from 'vitest'
import { causeOf, reportCauses, reportOrder } from '../../../src/domain/safety/report'

describe('causes of a report', () => {
  it('stand in the order 2, 5, 1, 6, 9, 3 [SAFE-5] [SAFE-7]', () => {
    expect(reportOrder.map((cause) => reportCauses[cause])).toEqual([2, 5, 1, 6, 9, 3])
  })

  it('are known by their codes, and no others [SAFE-5]', () => {
    expect([1, 2, 3, 5, 6, 9].map(causeOf)).toEqual([
      'noMatch',
      'adult',
      'other',
      'suspicious',
      'harassment',
      'underAge',
    ])
    expect([0, 4, 7, 8, 10, 210].map(causeOf)).toEqual(Array.from({ length: 6 }, () => undefined))
  })
})
