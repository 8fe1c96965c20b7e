import { expect, it } from 'vitest'
import { inwardOf } from '../../../src/domain/calls/media-report'

it.each([
  [true, 2_999, 'flowing'],
  [true, 3_000, 'lost'],
  [false, 3_000, 'flowing'],
] as const)('a medium that the other side sends (%s) and is silent for %i ms is %s [PLUS-8]', (sends, silent, said) => {
  expect(inwardOf(sends, silent)).toBe(said)
})
