import { expect, it } from 'vitest'
import { systemRandom } from '../../server/random'

it('gives as many bytes as asked for, never the same again', () => {
  const sizes = Array.from({ length: 500 }, (_, index) => 16 + (index % 20))
  const given = sizes.map((size) => systemRandom.bytes(size))
  expect(given.map(({ length }) => length)).toEqual(sizes)
  expect(new Set(given.map((bytes) => bytes.toString('hex').slice(0, 32))).size).toBe(sizes.length)
  expect(systemRandom.bytes(10_000).every((byte) => byte === 0)).toBe(false)
})

it('gives bytes that are its receiver’s own', () => {
  const one = systemRandom.bytes(32)
  const before = one.toString('hex')
  systemRandom.bytes(32).fill(0)
  expect(one.toString('hex')).toBe(before)
})
