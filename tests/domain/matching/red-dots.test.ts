import { describe, expect, it } from 'vitest'
import { hasDot, withSeen } from '../../../src/domain/matching/red-dots'

describe('a red dot', () => {
  it('marks the tabs behind which there is something new [SHELL-72]', () => {
    expect(['wall', 'card', 'liveCam'].map((way) => hasDot({ wall: 5, card: 7 }, {}, way as 'wall'))).toEqual([
      true,
      true,
      false,
    ])
  })

  it('goes with the opening of its tab alone, and comes back with something newer [SHELL-73]', () => {
    const seen = withSeen({ wall: 5, card: 7 }, { liveCam: 3 }, 'wall')
    expect(seen).toEqual({ wall: 5, liveCam: 3 })
    expect(hasDot({ wall: 5, card: 7 }, seen, 'wall')).toBe(false)
    expect(hasDot({ wall: 5, card: 7 }, seen, 'card')).toBe(true)
    expect(hasDot({ wall: 6 }, seen, 'wall')).toBe(true)
  })

  it('does not come back for what is older than what was seen, as where somebody has left [SHELL-73]', () => {
    const seen = withSeen({}, { wall: 5 }, 'wall')
    expect(seen).toEqual({ wall: 5 })
    expect(hasDot({ wall: 4 }, seen, 'wall')).toBe(false)
  })
})
