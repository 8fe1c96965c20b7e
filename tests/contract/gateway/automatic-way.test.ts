import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { automaticWay } from '../../../src/infrastructure/gateway/contract/automatic-way'

describe('the readable cookie beside the token of automatic login', () => {
  it.each([
    { way: 'email', userId: 100_001 },
    { way: 'phone', userId: 7 },
    { way: 'social', userId: 100_002 },
  ] as const)('tells $way and person', (known) => {
    expect(automaticWay.decode(automaticWay.encode(known))).toEqual(E.right(known))
    expect(automaticWay.is(known)).toBe(true)
  })

  it.each(['', 'email', 'email.', 'email.x', 'other.1', 'email.1.2', 'email.1e3', 'email. 1', null, 7])(
    'tells nothing when it reads %j',
    (value) => {
      expect(E.isLeft(automaticWay.decode(value))).toBe(true)
    },
  )
})
