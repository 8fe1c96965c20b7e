import { describe, expect, it } from 'vitest'
import { KICKED, sessionEnd } from '../../../src/domain/account/session-end'

describe('the end of a session', () => {
  it.each([
    [10115, 'Banned'],
    [10116, 'Banned'],
  ] as const)('by %i is a ban [ACCT-106]', (code, end) => {
    expect(sessionEnd(code, 'body')).toBe(end)
    expect(sessionEnd(code, 'http')).toBe(end)
  })

  it('by 10117 is told in words [ACCT-107]', () => {
    expect(sessionEnd(10117, 'body')).toBe('Ended')
  })

  it.each([412, 10101, 10023])('by %i in a good reply is told in the words of the gateway [ACCT-108]', (code) => {
    expect(sessionEnd(code, 'body')).toBe('Ended')
  })

  it('by 401 is an expired login, over any transport [ACCT-109]', () => {
    for (const transport of ['http', 'body', 'socket'] as const) expect(sessionEnd(401, transport)).toBe('Expired')
  })

  it('by 10023 is two cases [ACCT-110]', () => {
    expect([sessionEnd(10023, 'http'), sessionEnd(10023, 'body'), sessionEnd(10023, 'socket')]).toEqual([
      'Expired',
      'Ended',
      'Ended',
    ])
  })

  it('by a sign-in elsewhere is a kick [ACCT-112]', () => {
    expect(sessionEnd(KICKED, 'socket')).toBe('Kicked')
  })
})
