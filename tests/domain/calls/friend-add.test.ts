import { describe, expect, it } from 'vitest'
import { friendAddAfter, hintsToAdd, noFriendAdd } from '../../../src/domain/calls/friend-add'

describe('adding a friend during a call', () => {
  it('is a request of mine, or of theirs, then accepted [FRND-20]', () => {
    const mine = friendAddAfter(noFriendAdd, 'stranger', 'asked')
    expect(mine).toEqual({ show: true, info: { type: 'me', times: 1 } })
    expect(friendAddAfter(mine, 'asked', 'friend')).toEqual({ show: true, info: { type: 'me', times: 2 } })
    const theirs = friendAddAfter(noFriendAdd, 'stranger', 'asking')
    expect(theirs).toEqual({ show: true, info: { type: 'friend', times: 1 } })
    expect(friendAddAfter(theirs, 'asking', 'friend')).toEqual({ show: true, info: { type: 'friend', times: 2 } })
  })

  it('shows a friendship of two requests that crossed [FRND-20]', () => {
    expect(friendAddAfter(noFriendAdd, 'stranger', 'friend')).toEqual({ show: true, info: { type: 'me', times: 2 } })
  })

  it('says nothing between friends, and nothing any more once it came to nothing [FRND-20]', () => {
    expect(friendAddAfter(noFriendAdd, null, 'friend')).toEqual(noFriendAdd)
    const theirs = friendAddAfter(noFriendAdd, 'stranger', 'asking')
    expect(friendAddAfter(theirs, 'asking', 'stranger')).toEqual(noFriendAdd)
    expect(friendAddAfter(theirs, 'asking', null)).toEqual(noFriendAdd)
  })

  it.each([
    ['stranger', 29_999, false],
    ['stranger', 30_000, true],
    ['asked', 30_000, false],
    ['friend', 60_000, false],
    [null, 60_000, false],
  ] as const)('hints %s after %i ms of talk: %s [FRND-22]', (relation, talkedMs, hints) => {
    expect(hintsToAdd(relation, talkedMs)).toBe(hints)
  })
})
