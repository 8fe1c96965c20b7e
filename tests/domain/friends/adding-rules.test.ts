import { describe, expect, it } from 'vitest'
import { HOT_ADDS_A_DAY, hotAddsLeft, priceOfAdd } from '../../../src/domain/friends/hot-adds'
import { actionsFor } from '../../../src/domain/friends/person-actions'
import { relationOf } from '../../../src/domain/friends/relation'

const terms = { price: 9, hotAddsADay: HOT_ADDS_A_DAY }

describe('a request from a hot video', () => {
  it('is free three times a day, then it costs what every request costs [FRND-16, FRND-17]', () => {
    expect([0, 1, 2, 3, 4].map((used) => priceOfAdd(terms, used))).toEqual([0, 0, 0, 9, 9])
    expect([0, 1, 2, 3, 4].map((used) => hotAddsLeft(terms, used))).toEqual([3, 2, 1, 0, 0])
  })

  it('follows the deployment, and no other request is free [FRND-6, FRND-17]', () => {
    expect(priceOfAdd({ price: 5, hotAddsADay: 0 }, 0)).toBe(5)
    expect(priceOfAdd({ price: 5, hotAddsADay: 1 }, 0)).toBe(0)
    expect(priceOfAdd(terms, null)).toBe(9)
  })
})

describe('what can be done about somebody', () => {
  const forFriends = ['rename', 'favourite', 'remind', 'delete'] as const

  it('is for friends only, but for block and report [FRND-2, FRND-33, FRND-34]', () => {
    expect(actionsFor('friend', false)).toEqual([...forFriends, 'block', 'report'])
    for (const relation of [relationOf(1), relationOf(3), relationOf(4), relationOf(undefined)])
      expect(actionsFor(relation, false)).toEqual(['block', 'report'])
  })

  it('is to unblock whom one has blocked [FRND-34, FRND-45]', () => {
    expect(actionsFor('stranger', true)).toEqual(['unblock', 'report'])
  })
})
