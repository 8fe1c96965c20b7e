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
    { objection: 'Framed', change: { framed: true }, rule: 'CALL-29' },
    { objection: 'AlreadyInCall', change: { inCall: true }, rule: 'CALL-30' },
    { objection: 'SignedOut', change: { signedIn: false }, rule: 'ACCT-16' },
    { objection: 'AddFriendFirst', change: { callee: stranger }, rule: 'CALL-24' },
  ])('is $objection where it stands alone [$rule]', ({ change, objection }) => {
    expect(objectionTo({ ...fine, ...change })).toBe(objection)
  })

  it('is the place before the person: a frame first, then a call that is on, then who is nobody yet [CALL-29] [CALL-30]', () => {
    const all = { framed: true, inCall: true, signedIn: false, callee: stranger, location: 102 }
    expect(objectionTo(all)).toBe('Framed')
    expect(objectionTo({ ...all, framed: false })).toBe('AlreadyInCall')
    expect(objectionTo({ ...all, framed: false, inCall: false })).toBe('SignedOut')
  })
})
