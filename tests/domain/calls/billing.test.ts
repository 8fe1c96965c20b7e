import { describe, expect, it } from 'vitest'
import { minutesOf, pointsFor } from '../../../src/domain/calls/billing'

describe('minutes to pay for', () => {
  it.each([
    [0, 1],
    [20_000, 1],
    [60_000, 1],
    [60_001, 2],
    [120_001, 3],
  ])('%d ms are %d [CALL-63]', (ms, minutes) => {
    expect(minutesOf(ms)).toBe(minutes)
  })
})

describe('points', () => {
  it.each([
    [20, 50, 10],
    [25, 50, 12],
    [1, 50, 0],
    [30, 0, 0],
    [30, 100, 30],
  ])('for %d coins at %d percent are %d [CALL-65]', (coins, percent, points) => {
    expect(pointsFor(coins, percent)).toBe(points)
  })
})
