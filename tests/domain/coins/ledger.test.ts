import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { isSome } from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import {
  applied,
  balanced,
  credit,
  earn,
  emptyPurse,
  hold,
  owned,
  type Posting,
  type Purse,
  reclaim,
  settle,
  spend,
  spendable,
  split,
} from '../../../src/domain/coins/ledger'
import { type Coins, toCoins } from '../../../src/domain/kernel/coins'

const coins = (amount: number): Coins => {
  const checked = toCoins(amount)
  if (isSome(checked)) return checked.value
  throw new RangeError(`${amount}`)
}
const purse = (parts: Partial<Purse>): Purse => ({ ...emptyPurse, ...parts })

describe('paying', () => {
  it('takes given coins before bought ones [PLUS-5]', () => {
    expect(split(purse({ bought: 50, given: 10 }), coins(15))).toEqual(E.right({ bought: 5, given: 10 }))
    expect(split(purse({ bought: 50, given: 10 }), coins(10))).toEqual(E.right({ bought: 0, given: 10 }))
  })

  it('takes the last coin and not one more [PLUS-5]', () => {
    const both = purse({ bought: 5, given: 4 })
    expect(E.isRight(split(both, coins(9)))).toBe(true)
    expect(split(both, coins(10))).toEqual(E.left({ _tag: 'NotEnoughCoins', needed: 10, balance: 9 }))
  })

  it('does not touch held coins [PLUS-5]', () => {
    expect(E.isLeft(split(purse({ given: 4, held: 100 }), coins(5)))).toBe(true)
  })

  it('is refused while a single coin is owed [PLUS-5]', () => {
    expect(split(purse({ debt: -1 }), coins(1))).toEqual(E.left({ _tag: 'DebtOpen', amount: 1 }))
    expect(E.isRight(split(purse({ given: 1, debt: 0 }), coins(1)))).toBe(true)
  })

  it('posts each side and nothing of 0', () => {
    expect(spend({ bought: 0, given: 9 })).toEqual([
      { account: 'given', amount: -9 },
      { account: 'income', amount: 9 },
    ])
  })
})

describe('a credit', () => {
  it('fills what is owed first, then the account of its kind [PLUS-5]', () => {
    const indebted = purse({ debt: -30 })
    expect(applied(indebted, credit(indebted, 'sales', { bought: 100, given: 0 }))).toEqual(purse({ bought: 70 }))
    expect(applied(indebted, credit(indebted, 'issue', { bought: 0, given: 29 }))).toEqual(purse({ debt: -1 }))
    expect(applied(indebted, credit(indebted, 'issue', { bought: 0, given: 30 }))).toEqual(emptyPurse)
  })

  it('fills it from given coins before bought ones [PLUS-5]', () => {
    const indebted = purse({ debt: -30, held: 50 })
    const released = applied(indebted, credit(indebted, 'held', { bought: 40, given: 10 }))
    expect(released).toEqual(purse({ bought: 20 }))
  })
})

describe('a hold', () => {
  const before = purse({ bought: 50, given: 10 })
  const from = { bought: 5, given: 10 }

  it('sets coins aside that stay owned', () => {
    const after = applied(before, hold(from))
    expect(after).toEqual(purse({ bought: 45, held: 15 }))
    expect([owned(after), spendable(after)]).toEqual([60, 45])
  })

  it('released is as if it had not been', () => {
    const held = applied(before, hold(from))
    expect(applied(held, credit(held, 'held', from))).toEqual(before)
  })

  it('settled is as if it had been spent', () => {
    const settled = applied(applied(before, hold(from)), settle(from))
    expect(settled).toEqual(applied(before, spend(from)))
  })
})

describe('taking back', () => {
  it('takes bought coins, then given ones, and the rest is owed', () => {
    const before = purse({ bought: 20, given: 5, held: 7 })
    expect(applied(before, reclaim(before, coins(20)))).toEqual(purse({ given: 5, held: 7 }))
    expect(applied(before, reclaim(before, coins(30)))).toEqual(purse({ held: 7, debt: -5 }))
  })

  it('adds to what is owed already', () => {
    const before = purse({ debt: -5 })
    expect(applied(before, reclaim(before, coins(10)))).toEqual(purse({ debt: -15 }))
  })
})

it('points are credited beside the coins', () => {
  const after = applied(purse({ given: 3 }), earn(coins(12)))
  expect(after).toEqual(purse({ given: 3, points: 12 }))
  expect(owned(after)).toBe(3)
})

interface World {
  readonly purse: Purse
  readonly holds: readonly { readonly bought: number; readonly given: number }[]
  readonly house: number
}

type Step = (world: World, amount: Coins) => { readonly postings: readonly Posting[]; readonly holds?: World['holds'] }

const nothing: readonly Posting[] = []

const steps: Readonly<Record<string, Step>> = {
  grant: ({ purse: own }, given) => ({ postings: credit(own, 'issue', { bought: 0, given }) }),
  purchase: ({ purse: own }, bought) => ({ postings: credit(own, 'sales', { bought, given: 0 }) }),
  reclaim: ({ purse: own }, amount) => ({ postings: reclaim(own, amount) }),
  spend: ({ purse: own }, amount) => ({ postings: E.getOrElse(() => nothing)(E.map(spend)(split(own, amount))) }),
  hold: ({ holds, purse: own }, amount) => {
    const from = split(own, amount)
    return E.isRight(from) ? { postings: hold(from.right), holds: [...holds, from.right] } : { postings: nothing }
  },
  settle: ({ holds: [first, ...rest] }) =>
    first === undefined ? { postings: nothing } : { postings: settle(first), holds: rest },
  release: ({ holds: [first, ...rest], purse: own }) =>
    first === undefined ? { postings: nothing } : { postings: credit(own, 'held', first), holds: rest },
}

it('over random histories all sums are 0, nobody is below 0, and nobody owns and owes at once [PLUS-5]', () => {
  const history = fc.array(fc.tuple(fc.constantFrom(...Object.values(steps)), fc.integer({ min: 1, max: 60 })))
  fc.assert(
    fc.property(history, (all) => {
      let world: World = { purse: emptyPurse, holds: [], house: 0 }
      for (const [step, amount] of all) {
        const { holds = world.holds, postings } = step(world, coins(amount))
        expect(balanced(postings)).toBe(true)
        expect(postings.length === 0 || postings.length >= 2).toBe(true)
        const after = applied(world.purse, postings)
        world = { purse: after, holds, house: world.house - (owned(after) - owned(world.purse)) }
        expect(Math.min(after.bought, after.given, after.held, -after.debt)).toBeGreaterThanOrEqual(0)
        expect(after.debt < 0 && spendable(after) > 0).toBe(false)
        expect(after.held).toBe(holds.reduce((sum, { bought, given }) => sum + bought + given, 0))
        expect(owned(after) + world.house).toBe(0)
      }
    }),
    { numRuns: 300 },
  )
})
