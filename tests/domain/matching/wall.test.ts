import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupIds, groupOf } from '../../../src/domain/profile/groups'
import { interests } from '../../../src/domain/profile/interests'
import { joined, wallOffer, type WallPerson } from '../../../src/domain/matching/wall'
import { FOR_YOU, groupsWith, interestsOf, OTHER } from '../../../src/domain/matching/wall-groups'
import { hostOnWall as host } from '../../builders/wall'

describe('groups of the wall', () => {
  it('leads from what a host likes to the groups of PROF-27 [MTCH-2, MTCH-6]', () => {
    expect(groupsWith([1])).toEqual([FOR_YOU, 1])
    expect(groupsWith([5, 12, 2])).toEqual([FOR_YOU, 2, 3])
    expect(groupsWith([])).toEqual([FOR_YOU, OTHER])
    expect(groupsWith([999])).toEqual([FOR_YOU, OTHER])
  })

  it('has a group for every interest, and an interest for every group but the first and the last [MTCH-6]', () => {
    const all = interests.map((_, at) => at + 1)
    expect(groupIds.flatMap((group) => [...interestsOf(group)]).toSorted((a, b) => a - b)).toEqual(all)
    expect(groupIds.filter((group) => interestsOf(group).length === 0)).toEqual([FOR_YOU, OTHER])
  })

  it('always names groups that exist, the first before all [MTCH-6]', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -5, max: 30 })), (liked) => {
        const groups = groupsWith(liked)
        expect(groups[0]).toBe(FOR_YOU)
        expect(groups.length).toBeGreaterThan(1)
        expect(groups.every((group) => groupOf(group) !== undefined)).toBe(true)
        expect(groups).toEqual([...new Set(groups)].toSorted((a, b) => a - b))
      }),
    )
  })
})

describe('what a tile offers', () => {
  it('is a call with its price to a member [MTCH-9]', () => {
    expect(wallOffer(false, host(1, { price: 30 }))).toEqual({ _tag: 'Call', price: 30 })
    expect(wallOffer(false, host(1, { price: 0 }))).toEqual({ _tag: 'Call', price: 0 })
  })

  it('is points to a host, who can call for nothing only [SAFE-22]', () => {
    expect(wallOffer(true, host(1, { price: 1, points: 7 }))).toEqual({ _tag: 'Points', points: 7 })
    expect(wallOffer(true, host(1, { price: 0 }))).toEqual({ _tag: 'Call', price: 0 })
  })
})

describe('pages of the wall', () => {
  it('shows nobody twice and keeps the order in which people came [MTCH-2]', () => {
    const pages = fc.array(fc.array(fc.integer({ min: 1, max: 12 })))
    fc.assert(
      fc.property(pages, (numbers) => {
        const all = numbers.flat()
        const wall = numbers.reduce<readonly WallPerson[]>(
          (there, page) =>
            joined(
              there,
              page.map((id) => host(id)),
            ),
          [],
        )
        expect(wall.map(({ id }) => Number(id))).toEqual([...new Set(all)])
      }),
    )
  })
})
