import { describe, expect, it } from 'vitest'
import { pictureAt } from '../../../src/domain/kernel/picture-size'

describe('size of a picture', () => {
  it.each([
    ['small', '112x150'],
    ['medium', '270x360'],
  ] as const)('%s is asked for as %s [PROF-25]', (size, asked) => {
    expect(pictureAt('/pictures/a1', size)).toBe(`/pictures/a1?size=${asked}`)
  })

  it('keeps what the address asks for already', () => {
    expect(pictureAt('/pictures/a1?v=2', 'small')).toBe('/pictures/a1?v=2&size=112x150')
  })

  it.each(['', 'data:image/png;base64,AA==', 'blob:http://localhost/1'])('is not asked of %j', (address) => {
    expect(pictureAt(address, 'small')).toBe(address)
  })
})
