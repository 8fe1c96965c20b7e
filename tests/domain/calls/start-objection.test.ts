import { describe, expect, it } from 'vitest'
import { locations } from '../../../src/domain/calls/locations'
import { objectionTo, type StartScene } from '../../../src/domain/calls/start-objection'

const stranger = { goddess: false, relation: 'stranger' } as const
const fine: StartScene = { framed: false, inCall: false, signedIn: true, callee: null, location: 102 }

describe('what speaks against a call', () => {
  it('is nothing for a friend, a host, somebody unknown here, or out of a match', () => {
    const callees = [null, { ...stranger, goddess: true }, { ...stranger, relation: 'friend' as const }]
    for (const callee of callees) expect(objectionTo({ ...fine, callee })).toBeNull()
    expect(objectionTo({ ...fine, callee: stranger, location: locations.match })).toBeNull()
  })

  it.each([
    ['Framed', { framed: true }, 'CALL-29'],
    ['AlreadyInCall', { inCall: true }, 'CALL-30'],
    ['SignedOut', { signedIn: false }, 'ACCT-16'],
    ['AddFriendFirst', { callee: stranger }, 'CALL-24'],
  ] as const)('is %s where %j [%s]', (objection, change) => {
    expect(objectionTo({ ...fine, ...change })).toBe(objection)
  })

  it('is the place before the person: a frame first, then a call that is on, then who is nobody yet [CALL-29] [CALL-30]', () => {
    const all = { framed: true, inCall: true, signedIn: false, callee: stranger, location: 102 }
    expect(objectionTo(all)).toBe('Framed')
    expect(objectionTo({ ...all, framed: false })).toBe('AlreadyInCall')
    expect(objectionTo({ ...all, framed: false, inCall: false })).toBe('SignedOut')
  })
})
