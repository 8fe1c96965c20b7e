import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY, HOUR, MINUTE } from '../../../src/domain/kernel/time'
import {
  checkInProblem,
  checkInState,
  coinsOfDay,
  dayOfToday,
  dayOfWeek,
  leftOfDay,
  type CheckInDay,
  type CheckInWeek,
} from '../../../src/domain/tasks/check-in'

const day = (at: number, over: Partial<CheckInDay> = {}): CheckInDay => ({
  day: at,
  coin: 5,
  coinVip: 10,
  signIn: false,
  missed: false,
  ...over,
})

/** A week in which these days were checked. */
const week = (today: number, checked: readonly number[] = []): CheckInWeek => ({
  today,
  days: [0, 1, 2, 3, 4, 5, 6].map((at) => day(at, { signIn: checked.includes(at) })),
})

describe('a week of check-ins', () => {
  it.each([
    [null, 20_000, 0],
    [20_000, 20_000, 0],
    [20_000, 20_006, 6],
    [20_000, 20_007, 7],
  ])('with the first one on day %j makes day %i the day %i of it [TASK-31]', (first, today, index) => {
    expect(dayOfWeek(first, today)).toBe(index)
  })

  it.each([
    [week(0), 'open'],
    [week(0, [0]), 'done'],
    [week(3, [0]), 'open'],
    [week(6, [0]), 'open'],
    [week(6, [0, 6]), 'over'],
    [week(7, [0]), 'over'],
    [week(700, [0]), 'over'],
  ] as const)('%j is %s [TASK-31, TASK-32]', (given, state) => {
    expect(checkInState(given)).toBe(state)
  })

  it('without an entry for today has none to show, and counts as checked [TASK-28]', () => {
    const without = { today: 2, days: [day(0, { signIn: true }), day(1), day(6)] }
    expect(dayOfToday(without)).toBe(undefined)
    expect(checkInState(without)).toBe('done')
  })

  it('brings a VIP the amounts of a VIP [TASK-25]', () => {
    expect(coinsOfDay(day(0), 'other')).toBe(5)
    expect(coinsOfDay(day(0), 'vip')).toBe(10)
  })
})

describe('what is left of the day', () => {
  it.each([
    [0, 24, 0],
    [1, 24, 0],
    [MINUTE, 23, 59],
    [DAY - HOUR - 1, 1, 1],
    [DAY - HOUR, 1, 0],
    [DAY - MINUTE, 0, 1],
    [DAY - 1, 0, 1],
    [DAY, 24, 0],
  ])('at %i ms is %i h %i min [TASK-34]', (now, hours, minutes) => {
    expect(leftOfDay(now)).toEqual({ hours, minutes })
  })

  it('is never less than it is, nor a minute more [TASK-34]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 * DAY }), (now) => {
        const { hours, minutes } = leftOfDay(now)
        const told = hours * HOUR + minutes * MINUTE
        const left = DAY - (now % DAY)
        expect(minutes).toBeLessThan(60)
        expect(told).toBeGreaterThanOrEqual(left)
        expect(told - left).toBeLessThan(MINUTE)
      }),
    )
  })
})

it.each([
  [400, 'already'],
  [402, 'otherAccount'],
  [403, 'timeOut'],
  [500, 'timeOut'],
  [0, 'timeOut'],
] as const)('the code %i of a check-in means %s [TASK-34, TASK-35, TASK-36]', (code, problem) => {
  expect(checkInProblem(code)).toBe(problem)
})
