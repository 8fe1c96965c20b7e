import * as O from 'fp-ts/Option'
import { expect, it } from 'vitest'
import { rechargeHint } from '../../../src/domain/calls/recharge-hint'

it.each([
  [-1, O.none],
  [0, O.some(58)],
  [999, O.some(58)],
  [1_000, O.some(57)],
  [57_999, O.some(1)],
  [58_000, O.none],
])('%d ms after the warning the hint to recharge shows %o [CALL-53]', (ms, shown) => {
  expect(rechargeHint(ms)).toEqual(shown)
})
