import { describe, expect, it } from 'vitest'
import { circleIn } from '../../scripts/vite/no-circles'

describe('a circle among the files of a build', () => {
  it('is named from where it begins', () => {
    const imports = new Map([
      ['index', ['a']],
      ['a', ['b', 'c']],
      ['b', []],
      ['c', ['d']],
      ['d', ['a']],
    ])
    expect(circleIn(imports)).toEqual(['a', 'c', 'd'])
  })

  it('is none where two lead to the same file', () => {
    const imports = new Map([
      ['index', ['a', 'b']],
      ['a', ['c']],
      ['b', ['c']],
      ['c', []],
    ])
    expect(circleIn(imports)).toBeUndefined()
  })
})
