import { expect, it } from 'vitest'
import { startRefusalOf } from '../../../src/domain/calls/start-refusal'

it.each([
  [100001, 'NoAnswer'],
  [100002, 'NoAnswer'],
  [100003, 'AddFriendFirst'],
  [100004, 'NotEnoughCoins'],
  [100008, 'VipOnly'],
  [100000, 'Told'],
  [200, 'Told'],
])('reads %i of call create as %s [CALL-31..36]', (code, refusal) => {
  expect(startRefusalOf(code)).toBe(refusal)
})

it('knows no other code', () => {
  expect(startRefusalOf(100007)).toBeNull()
})
