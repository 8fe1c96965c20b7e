import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Order } from '../../../src/domain/coins/order'
import {
  categoryOf,
  checkRefund,
  DESCRIPTION_LIMIT,
  mayAskBack,
  mayRequestRefund,
  refundCategories,
  type RefundForm,
} from '../../../src/domain/coins/refund'
import { HOUR } from '../../../src/domain/kernel/time'

const at = Date.UTC(2030, 0, 1)
const whole: RefundForm = {
  orderId: 'o1',
  category: 'other',
  description: 'Charged, but no coins came',
  proof: '/media/1',
  code: '123456',
}

const deal = { price: { minor: 999, currency: 'USD' }, coins: 480, extra: 48 }
const paid: Order = { deal, course: 'paid', returned: 0 }

describe('asking money back', () => {
  it('is possible for less than 72 hours from the order on [COIN-49, COIN-50]', () => {
    const times = [0, 72 * HOUR - 1, 72 * HOUR, 73 * HOUR].map((after) => at + after)
    expect(times.map((now) => mayRequestRefund({ order: paid, orderedAt: at }, now))).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(times.map((now) => mayAskBack({ at, refundable: true }, now))).toEqual([true, true, false, false])
  })

  it('is for what was paid and kept, once, as the gateway says [COIN-50]', () => {
    for (const course of ['placed', 'processing', 'cancelled', 'failed'] as const)
      expect(mayRequestRefund({ order: { ...paid, course }, orderedAt: at }, at)).toBe(false)
    expect(mayRequestRefund({ order: { ...paid, returned: 1 }, orderedAt: at }, at)).toBe(false)
    for (const refund of ['open', 'accepted', 'rejected'] as const)
      expect(mayRequestRefund({ order: paid, orderedAt: at, refund }, at)).toBe(false)
    expect(mayAskBack({ at, refundable: false }, at)).toBe(false)
  })

  it('knows four categories by their numbers [COIN-48]', () => {
    expect(Object.entries(refundCategories)).toHaveLength(4)
    for (const [name, number] of Object.entries(refundCategories)) expect(categoryOf(number)).toBe(name)
    expect([0, 5, 1.5].map(categoryOf)).toEqual([undefined, undefined, undefined])
  })
})

describe('the form', () => {
  const missing = (change: Partial<RefundForm>) => checkRefund({ ...whole, ...change })
  const incomplete = (...fields: readonly string[]) => E.left({ _tag: 'Incomplete', fields })

  it('wants order, category, description, picture and code [COIN-45, COIN-46, COIN-48]', () => {
    expect(checkRefund(whole)).toEqual(E.right(whole))
    expect(missing({ orderId: ' ' })).toEqual(incomplete('orderId'))
    expect(missing({ category: null })).toEqual(incomplete('category'))
    expect(missing({ description: ' \u200b\n' })).toEqual(incomplete('description'))
    expect(missing({ proof: null })).toEqual(incomplete('proof'))
    expect(['', '12345', '12345a', '1234567'].map((code) => missing({ code }))).toEqual(
      Array(4).fill(incomplete('code')),
    )
    expect(missing({ description: 'x'.repeat(DESCRIPTION_LIMIT) })).toMatchObject({ _tag: 'Right' })
    expect(missing({ description: 'x'.repeat(DESCRIPTION_LIMIT + 1) })).toEqual(incomplete('description'))
  })

  it('names everything that is missing, in the order of the form [COIN-45]', () => {
    expect(checkRefund({ orderId: '', category: null, description: '', proof: null, code: '' })).toEqual(
      incomplete('orderId', 'category', 'description', 'proof', 'code'),
    )
  })

  it('is whole or names at least one field, whatever is typed [COIN-45]', () => {
    const form = fc.record({
      orderId: fc.string(),
      category: fc.option(fc.constantFrom('notReceived', 'chargedTwice', 'byMistake', 'other')),
      description: fc.string({ unit: 'binary' }),
      proof: fc.option(fc.webUrl()),
      code: fc.oneof(fc.string(), fc.constant('000000')),
    })
    fc.assert(
      fc.property(form, (given) => {
        const checked = checkRefund(given)
        return E.isLeft(checked) ? checked.left.fields.length > 0 : checked.right.description.trim() !== ''
      }),
    )
  })
})
