import { describe, expect, it } from 'vitest'
import { whereaboutsAfter } from '../../../src/domain/account/departure'

describe('whoever has ended a session', () => {
  it.each([
    ['browser', [], 'Gone'],
    ['terminal', [], 'Gone'],
    ['browser', ['terminal'], 'Silent'],
    ['browser', ['terminal', 'browser'], 'There'],
    ['terminal', ['browser'], 'There'],
    ['terminal', ['terminal'], 'There'],
  ] as const)('in a %s and has %j left is %s [FRND-46, CALL-57]', (ended, left, whereabouts) => {
    expect(whereaboutsAfter(ended, left)).toBe(whereabouts)
  })
})
