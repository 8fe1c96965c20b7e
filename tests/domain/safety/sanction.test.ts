import * as fc from 'fast-check'
import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { barOf, holds, type Sanction } from '../../../src/domain/safety/sanction'

const now = 1_000_000

const sanction = (over: Partial<Sanction> = {}): Sanction => ({
  id: 1,
  kind: 'ban',
  scope: 'account',
  rule: 'harassment',
  reason: 'insults',
  start: now - 1,
  end: null,
  liftedAt: null,
  ...over,
})

const codeOf = (onAccount: readonly Sanction[], onDevice: readonly Sanction[]) =>
  O.toNullable(O.map(({ code }: { code: number }) => code)(barOf(onAccount, onDevice, now)))

describe('a sanction', () => {
  it('holds from its start until its end, which is not included, and not after it was lifted [SAFE-24]', () => {
    const timed = sanction({ start: 10, end: 20 })
    expect([9, 10, 19, 20].map((at) => holds(timed, at))).toEqual([false, true, true, false])
    expect(holds(sanction({ start: 10 }), Number.MAX_SAFE_INTEGER)).toBe(true)
    expect(holds(sanction({ liftedAt: 15 }), now)).toBe(false)
  })
})

describe('who is kept out', () => {
  it('by the account 10115, by the device 10116, by both 10117, by none nobody [SAFE-24] [SAFE-25]', () => {
    const one = sanction()
    expect([codeOf([one], []), codeOf([], [one]), codeOf([one], [one]), codeOf([], [])]).toEqual([
      10115,
      10116,
      10117,
      null,
    ])
  })

  it('is decided by what holds now alone [SAFE-31]', () => {
    const [over, lifted] = [sanction({ end: now }), sanction({ liftedAt: now - 1 })]
    expect([codeOf([over, lifted], []), codeOf([over], [sanction()]), codeOf([sanction()], [lifted])]).toEqual([
      null,
      10116,
      10115,
    ])
  })

  it('hears of the sanction that lasts longest', () => {
    const ends = fc.array(fc.option(fc.integer({ min: now + 1, max: now + 1_000 })), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(ends, fc.integer({ min: 0, max: 6 }), (all, cut) => {
        const sanctions = all.map((end, id) => sanction({ id, end }))
        const bar = barOf(sanctions.slice(0, cut), sanctions.slice(cut), now)
        const told = O.isSome(bar) ? bar.value.sanction.end : undefined
        expect(told).toBe(all.includes(null) ? null : Math.max(...all.map(Number)))
      }),
    )
  })
})
