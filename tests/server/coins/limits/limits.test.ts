import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { audit } from '../../../../server/coins/audit'
import { makeLedger } from '../../../../server/coins/ledger'
import { keepLimits } from '../../../../server/coins/limits/own-limits'
import { spentBy } from '../../../../server/coins/limits/spent'
import type { Store, Work } from '../../../../server/store/store'
import { changeLimit, type Limit, noLimits } from '../../../../src/domain/coins/spending-limit'
import { DAY, HOUR } from '../../../../src/domain/kernel/time'
import { addPerson } from '../../store/people'
import { describeOnStores } from '../../store/test-store'

const NOON = Date.parse('2026-03-30T12:00:00Z')
const TOMORROW = Date.parse('2026-03-31T00:00:00Z')
const APRIL = Date.parse('2026-04-01T00:00:00Z')

describeOnStores('spending limits', (open) => {
  let store: Store
  let userId: number
  let now: number
  const ledger = makeLedger({ now: () => now })

  const unit = <L, A>(run: (work: Work) => Promise<E.Either<L, A>>) => store.work(run)
  const limit = (daily: Limit, monthly: Limit = null) =>
    unit(async (work) => {
      const held = (coins: Limit) => ({ limit: coins, raise: null })
      await keepLimits(work, userId, { ...noLimits, daily: held(daily), monthly: held(monthly) })
      return E.right(undefined)
    })
  const about = (amount: number, key: string) => ({ userId, amount, key, kind: 'test' })
  const spend = (amount: number, key: string) => unit((work) => ledger.spend(work, about(amount, key)))
  const hold = (amount: number, key: string) => unit((work) => ledger.hold(work, about(amount, key)))
  const spent = () => store.read((db) => spentBy(db, userId, now))
  const reached = (until: number) => E.left({ _tag: 'SpendingLimit', until })

  beforeEach(async () => {
    store = await open()
    userId = await addPerson(store)
    now = NOON
    await unit((work) => ledger.grant(work, about(10_000, 'welcome')))
  })
  afterEach(async () => {
    expect(await unit(async ({ db }) => E.right(await audit(db)))).toEqual(E.right([]))
    await store.close()
  })

  it('let coins go up to the limit and not one beyond, until the day ends [PLUS-9]', async () => {
    await limit(100)
    expect(E.isRight(await spend(60, 'a'))).toBe(true)
    expect(await spend(41, 'b')).toEqual(reached(TOMORROW))
    expect(await hold(41, 'c')).toEqual(reached(TOMORROW))
    expect(E.isRight(await spend(40, 'd'))).toBe(true)
    now = TOMORROW - 1
    expect(await spend(1, 'e')).toEqual(reached(TOMORROW))
    now = TOMORROW
    expect(E.isRight(await spend(100, 'f'))).toBe(true)
  })

  it('count what was spent before they were set, and by the month too [PLUS-9]', async () => {
    await spend(90, 'before')
    await limit(100, 120)
    expect(await spend(11, 'a')).toEqual(reached(TOMORROW))
    now = TOMORROW
    expect(await spend(31, 'b')).toEqual(reached(APRIL))
    expect(E.isRight(await spend(30, 'c'))).toBe(true)
    now = APRIL
    expect(E.isRight(await spend(100, 'd'))).toBe(true)
  })

  it('count a hold when it is made, less what is released, and once when it is settled [PLUS-9]', async () => {
    await limit(100)
    await hold(60, 'kept')
    await hold(40, 'let go')
    expect(await spend(1, 'a')).toEqual(reached(TOMORROW))
    await unit((work) => ledger.settleHold(work, 'kept'))
    expect(await spent()).toEqual({ daily: 100, monthly: 100 })
    await unit((work) => ledger.releaseHold(work, 'let go'))
    expect(await spent()).toEqual({ daily: 60, monthly: 60 })
    expect(E.isRight(await spend(40, 'b'))).toBe(true)
  })

  it('give no room on the next day for what is released of the day before [PLUS-9]', async () => {
    await limit(100)
    await hold(100, 'yesterday')
    now = TOMORROW + HOUR
    await unit((work) => ledger.releaseHold(work, 'yesterday'))
    expect(await spent()).toEqual({ daily: 0, monthly: 0 })
    expect(await spend(101, 'a')).toEqual(reached(TOMORROW + DAY))
  })

  it('do not count what was given back, received or taken back after a returned payment [PLUS-9]', async () => {
    await limit(100)
    await spend(50, 'a')
    await hold(50, 'b')
    await unit((work) => ledger.settleHold(work, 'b'))
    await unit((work) => ledger.refund(work, 'a', 'returned'))
    await unit((work) => ledger.refundHold(work, 'b', 'returned'))
    await unit((work) => ledger.purchase(work, about(70, 'bought')))
    await unit((work) => ledger.reclaim(work, about(70, 'reclaimed')))
    await unit((work) => ledger.earn(work, about(70, 'earned')))
    expect(await spent()).toEqual({ daily: 0, monthly: 0 })
  })

  it('hold as they were until a raise has waited for 24 h [PLUS-9]', async () => {
    const raised = changeLimit({ limit: 100, raise: null }, 200, NOON)
    await unit(async (work) => E.right(await keepLimits(work, userId, { ...noLimits, monthly: raised })))
    now = NOON + DAY - 1
    expect(await spend(101, 'a')).toEqual(reached(APRIL))
    now = NOON + DAY
    expect(E.isRight(await spend(200, 'b'))).toBe(true)
    expect(await spend(1, 'c')).toEqual(reached(APRIL))
  })

  it('answer a repetition as the first time though the limit is reached by it [PLUS-9]', async () => {
    await limit(100)
    const first = await spend(100, 'gift')
    expect(E.isRight(first)).toBe(true)
    expect(await spend(100, 'gift')).toEqual(first)
  })

  it('say beforehand what a spending would be told [PLUS-9]', async () => {
    await limit(100)
    const may = (amount: number) => store.read((db) => ledger.mayPay(db, userId, amount))
    expect(await may(100)).toEqual(E.right(undefined))
    expect(await may(101)).toEqual(reached(TOMORROW))
    expect(await may(10_001)).toEqual(E.left({ _tag: 'NotEnoughCoins', needed: 10_001, balance: 10_000 }))
  })

  describe('under parallel spending', () => {
    it('let through exactly what fits, of many at once [PLUS-9]', async () => {
      await limit(100)
      const answers = await Promise.all(
        Array.from({ length: 24 }, (_, turn) => (turn % 2 === 0 ? spend(10, `${turn}`) : hold(10, `${turn}`))),
      )
      expect(answers.filter(E.isRight)).toHaveLength(10)
      expect(await spent()).toEqual({ daily: 100, monthly: 100 })
    })

    it('are never gone beyond, however spending, holding, letting go and lowering meet [PLUS-9]', async () => {
      const step = fc.record({
        what: fc.constantFrom('spend', 'hold', 'release', 'settle', 'lower'),
        amount: fc.integer({ min: 1, max: 30 }),
        key: fc.integer({ min: 1, max: 6 }),
      })
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 16 }), async (history) => {
          userId = await addPerson(store)
          await unit((work) => ledger.grant(work, about(10_000, `welcome ${userId}`)))
          await limit(60)
          await Promise.all(
            history.map(({ amount, key: number, what }) => {
              const key = `${userId}/${number}`
              if (what === 'spend') return spend(amount, `${key} spent`)
              if (what === 'hold') return hold(amount, key)
              if (what === 'release') return unit((work) => ledger.releaseHold(work, key))
              return what === 'settle' ? unit((work) => ledger.settleHold(work, key)) : limit(60 - amount)
            }),
          )
          expect((await spent()).daily).toBeLessThanOrEqual(60)
          await limit(0)
          expect(E.isLeft(await spend(1, `${userId} after`))).toBe(true)
        }),
        { numRuns: 10 },
      )
    })
  })
})
