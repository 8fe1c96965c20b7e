import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { checkHostSettings, type HostSettings } from '../../../src/domain/profile/host-settings'

const settings = (given: Partial<HostSettings>): HostSettings => ({
  price: 30,
  friendPrice: 20,
  friendsOnly: false,
  ...given,
})

describe('prices of a host', () => {
  it.each([{ price: 1 }, { price: 9_999, friendPrice: 9_999 }, { friendPrice: 40 }])('may be %j [CALL-66]', (given) => {
    expect(checkHostSettings(settings(given))).toEqual(E.right(settings(given)))
  })

  it.each([{ price: 0 }, { price: 10_000 }, { price: 1.5 }, { friendPrice: -1 }, { friendPrice: Number.NaN }])(
    'may not be %j [CALL-66]',
    (given) => {
      expect(checkHostSettings(settings(given))).toEqual(E.left({ _tag: 'Refused', rule: 'CALL-66' }))
    },
  )
})
