import * as E from 'fp-ts/Either'
import { afterEach, assert, beforeEach, describe, expect, it } from 'vitest'
import { audit } from '../../../server/coins/audit'
import { makeLedger } from '../../../server/coins/ledger'
import type { Movement, PurseView } from '../../../server/coins/ledger.port'
import type { Store, Work } from '../../../server/store/store'
import { addPerson } from '../store/people'
import { describeOnStores } from '../store/test-store'

const ledger = makeLedger({ now: () => 1_000 })

describeOnStores('the ledger', (open) => {
  let store: Store
  let userId: number

  beforeEach(async () => {
    store = await open()
    userId = await addPerson(store)
  })
  afterEach(async () => {
    const findings = await store.work(async ({ db }) => E.right(await audit(db)))
    await store.close()
    assert.deepEqual(findings, E.right([]))
  })

  const about = (amount: number, key: string, more: Partial<Movement> = {}): Movement => ({
    userId,
    amount,
    key,
    kind: 'test',
    ...more,
  })
  const run = <L, A>(unit: (work: Work) => Promise<E.Either<L, A>>) => store.work(unit)
  const grant = (amount: number, key: string) => run((work) => ledger.grant(work, about(amount, key)))
  const purchase = (amount: number, key: string) => run((work) => ledger.purchase(work, about(amount, key)))
  const spend = (amount: number, key: string) => run((work) => ledger.spend(work, about(amount, key)))
  const hold = (amount: number, key: string) => run((work) => ledger.hold(work, about(amount, key)))
  const settle = (key: string) => run((work) => ledger.settleHold(work, key))
  const release = (key: string) => run((work) => ledger.releaseHold(work, key))
  const reclaim = (amount: number, key: string) => run((work) => ledger.reclaim(work, about(amount, key)))
  const refund = (key: string) => run((work) => ledger.refund(work, key, 'returned'))
  const purse = (): Promise<PurseView> => store.read((db) => ledger.purse(db, userId))
  const balance = () => store.read((db) => ledger.balance(db, userId))
  const accounts = () =>
    store.read((db) =>
      db.selectFrom('balances').select(['bought', 'given']).where('user_id', '=', userId).executeTakeFirst(),
    )

  it('has nothing before the first movement', async () => {
    expect(await purse()).toEqual({ balance: 0, held: 0, debt: 0, points: 0 })
  })

  it('spends what was granted, and no more [PLUS-5]', async () => {
    await grant(120, 'welcome')
    expect(E.isRight(await spend(9, 'request'))).toBe(true)
    expect(await spend(112, 'too much')).toEqual(E.left({ _tag: 'NotEnoughCoins', needed: 112, balance: 111 }))
    expect(E.isRight(await spend(111, 'the rest'))).toBe(true)
    expect(await balance()).toBe(0)
  })

  it('takes given coins before bought ones', async () => {
    await purchase(50, 'order')
    await grant(10, 'bonus')
    await spend(15, 'gift')
    expect({ ...(await accounts()) }).toEqual({ bought: 45, given: 0 })
  })

  describe('a key', () => {
    it('used again for the same gives the same answer and moves nothing', async () => {
      await grant(9, 'bonus')
      const first = await spend(9, 'request')
      expect(await spend(9, 'request')).toEqual(first)
      expect(await grant(9, 'bonus')).toEqual(await grant(9, 'bonus'))
      expect(await balance()).toBe(0)
    })

    it('used for something else is refused', async () => {
      await grant(100, 'bonus')
      await spend(9, 'request')
      const reused = E.left({ _tag: 'KeyReused', key: 'request' })
      expect(await spend(10, 'request')).toEqual(reused)
      expect(await spend(1_000, 'request')).toEqual(reused)
      expect(await hold(9, 'request')).toEqual(reused)
      expect(await run((work) => ledger.spend(work, about(9, 'request', { other: 7 })))).toEqual(reused)
      expect(await balance()).toBe(91)
    })

    it('of a refused spending may be tried again', async () => {
      expect(E.isLeft(await spend(9, 'request'))).toBe(true)
      await grant(9, 'bonus')
      expect(E.isRight(await spend(9, 'request'))).toBe(true)
    })
  })

  describe('a hold', () => {
    beforeEach(async () => {
      await purchase(50, 'order')
      await grant(10, 'bonus')
      await hold(30, 'minute 1')
    })

    it('sets coins aside: not to be spent, still owned', async () => {
      expect(await purse()).toEqual({ balance: 30, held: 30, debt: 0, points: 0 })
      expect(E.isLeft(await spend(31, 'too much'))).toBe(true)
    })

    it('goes back to where it came from, once', async () => {
      const first = await release('minute 1')
      expect(await release('minute 1')).toEqual(first)
      expect({ ...(await accounts()) }).toEqual({ bought: 50, given: 10 })
    })

    it('is settled once, and cannot be released then', async () => {
      const first = await settle('minute 1')
      expect(await settle('minute 1')).toEqual(first)
      expect(await release('minute 1')).toEqual(E.left({ _tag: 'NothingThere', key: 'minute 1' }))
      expect(await purse()).toEqual({ balance: 30, held: 0, debt: 0, points: 0 })
    })

    it('cannot be settled after its release', async () => {
      await release('minute 1')
      expect(await settle('minute 1')).toEqual(E.left({ _tag: 'NothingThere', key: 'minute 1' }))
      expect(await balance()).toBe(60)
    })

    it('is not made again by its key after it has ended', async () => {
      await settle('minute 1')
      expect(E.isRight(await hold(30, 'minute 1'))).toBe(true)
      expect(await purse()).toEqual({ balance: 30, held: 0, debt: 0, points: 0 })
    })

    it('that is not there cannot end', async () => {
      expect(await settle('minute 2')).toEqual(E.left({ _tag: 'NothingThere', key: 'minute 2' }))
    })
  })

  describe('a refund', () => {
    it('returns a spending to where it came from, once', async () => {
      await purchase(50, 'order')
      await grant(10, 'bonus')
      await spend(15, 'request')
      const first = await refund('request')
      expect(await refund('request')).toEqual(first)
      expect({ ...(await accounts()) }).toEqual({ bought: 50, given: 10 })
    })

    it('of what is no spending answers that nothing is there', async () => {
      await grant(10, 'bonus')
      expect(await refund('bonus')).toEqual(E.left({ _tag: 'NothingThere', key: 'bonus' }))
    })
  })

  describe('a debt', () => {
    beforeEach(async () => {
      await purchase(50, 'order')
      await spend(40, 'gift')
      await reclaim(50, 'returned payment')
    })

    it('is what a returned payment leaves missing, and stops spending', async () => {
      expect(await purse()).toEqual({ balance: 0, held: 0, debt: 40, points: 0 })
      expect(await spend(1, 'gift 2')).toEqual(E.left({ _tag: 'DebtOpen', amount: 40 }))
      expect(await hold(1, 'minute')).toEqual(E.left({ _tag: 'DebtOpen', amount: 40 }))
    })

    it('is filled by credits first', async () => {
      await grant(25, 'bonus')
      expect(await purse()).toMatchObject({ balance: 0, debt: 15 })
      await purchase(25, 'order 2')
      expect(await purse()).toMatchObject({ balance: 10, debt: 0 })
      expect(E.isRight(await spend(10, 'gift 2'))).toBe(true)
    })
  })

  it('credits points beside the coins', async () => {
    await run((work) => ledger.earn(work, about(12, 'call')))
    expect(await purse()).toEqual({ balance: 0, held: 0, debt: 0, points: 12 })
  })

  it('takes whole amounts above zero only', async () => {
    for (const amount of [0, -1, 1.5, Number.NaN]) await expect(grant(amount, 'odd')).rejects.toThrow(RangeError)
  })

  it('never overdraws under 64 spendings at once [PLUS-5]', async () => {
    await grant(100, 'bonus')
    const all = await Promise.all(Array.from({ length: 64 }, (_, k) => spend(9, `request ${k}`)))
    expect(all.filter(E.isRight)).toHaveLength(11)
    expect(await balance()).toBe(1)
  })

  it('spends once under 20 repetitions of one key at once', async () => {
    await grant(100, 'bonus')
    const all = await Promise.all(Array.from({ length: 20 }, () => spend(9, 'request')))
    expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(1)
    expect(await balance()).toBe(91)
  })

  it('moves nothing when the unit around it is rolled back', async () => {
    await grant(100, 'bonus')
    await run(async (work) => {
      await ledger.spend(work, about(9, 'request'))
      return E.left('something else failed')
    })
    expect(await balance()).toBe(100)
  })

  it('lists what an order moved with the order [PLUS-6]', async () => {
    await purchase(50, 'order:o-1')
    await grant(5, 'order:o-1:extra')
    await reclaim(55, 'order:o-1:refund')
    const { list } = await store.read((db) => ledger.movements(db, userId, { pageNo: 1, pageSize: 5 }))
    expect(list.map(({ orderId }) => orderId)).toEqual(['o-1', 'o-1', 'o-1'])
  })

  it('lists movements newest first, with kind, other person, amount and balance after', async () => {
    await grant(120, 'welcome')
    await run((work) => ledger.spend(work, about(9, 'request', { kind: 'friend-request', other: 7, ref: 'r' })))
    await hold(20, 'minute 1')
    await settle('minute 1')
    await hold(20, 'minute 2')
    await release('minute 2')
    const page = await store.read((db) => ledger.movements(db, userId, { pageNo: 1, pageSize: 2 }))
    expect(page).toMatchObject({
      pageNo: 1,
      pages: 2,
      list: [
        { kind: 'test', amount: -20, balanceAfter: 91, other: null, at: 1_000 },
        { kind: 'friend-request', amount: -9, balanceAfter: 111, other: 7, orderId: null },
      ],
    })
    const rest = await store.read((db) => ledger.movements(db, userId, { pageNo: 2, pageSize: 2 }))
    expect(rest.list).toMatchObject([{ amount: 120, balanceAfter: 120 }])
    const later = await store.read((db) => ledger.movements(db, userId, { pageNo: 1, pageSize: 2, from: 1_001 }))
    expect(later).toEqual({ pageNo: 1, pages: 0, list: [] })
  })
})
