import { describe, expect, it } from 'vitest'
import {
  ASK_AGAIN_MS,
  asksAgain,
  PROCESSING_LIMIT,
  reading,
  resultStep,
  UNREAD_LIMIT,
  type PaymentResult,
  type ResultEvent,
} from '../../../src/domain/coins/payment-result'
import type { PurchaseStatus } from '../../../src/domain/coins/purchase'
import { aPurchase } from '../../builders/purchase'

const read = (status: PurchaseStatus): ResultEvent => ({ _tag: 'Read', purchase: aPurchase({ status }) })
const missed: ResultEvent = { _tag: 'Missed' }

/** How often it is asked in all when every answer is the same. */
const askings = (event: ResultEvent): number => {
  let result: PaymentResult = reading
  for (let asked = 1; ; asked += 1) {
    result = resultStep(result, event)
    if (!asksAgain(result)) return asked
  }
}

describe('the result of a payment', () => {
  it('is asked again every 5 s: 12 times while in progress, 3 times when it cannot be read [COIN-32, COIN-36]', () => {
    expect([ASK_AGAIN_MS, PROCESSING_LIMIT, UNREAD_LIMIT]).toEqual([5_000, 12, 3])
    expect(askings(read('processing'))).toBe(13)
    expect(askings(missed)).toBe(4)
  })

  it.each(['success', 'failed', 'cancelled'] as const)(
    'is asked once when it says %s, which stays [COIN-35]',
    (status) => {
      expect(askings(read(status))).toBe(1)
      const ended = resultStep(reading, read(status))
      expect(resultStep(ended, read('processing'))).toBe(ended)
      expect(resultStep(ended, missed)).toBe(ended)
    },
  )

  it('keeps what was read while later askings fail, and gives up after so many of them', () => {
    let result = resultStep(reading, read('processing'))
    for (let at = 0; at <= UNREAD_LIMIT; at += 1) {
      expect(asksAgain(result)).toBe(true)
      result = resultStep(result, missed)
    }
    expect(result).toMatchObject({ _tag: 'Known', purchase: { status: 'processing' } })
    expect(asksAgain(result)).toBe(false)
    expect(asksAgain(resultStep(result, { _tag: 'Restarted' }))).toBe(true)
  })

  it('begins again from what could not be read', () => {
    expect(resultStep({ _tag: 'Unread', again: 3 }, { _tag: 'Restarted' })).toEqual(reading)
    expect(resultStep({ _tag: 'Unread', again: 2 }, read('processing'))).toMatchObject({ _tag: 'Known', again: 0 })
  })
})
