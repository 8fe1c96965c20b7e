import * as O from 'fp-ts/Option'
import { beforeEach, describe, expect, it } from 'vitest'
import { me } from '../../domain/calls/samples'
import { refusal } from './call-server.fake'
import { makePair, type Pair } from './calls-world'

const S = 1_000

describe('the leases of a talk', () => {
  let pair: Pair

  beforeEach(() => {
    pair = makePair()
  })

  it('renews its lease every 5 s while they talk, and no longer [PLUS-8]', async () => {
    const leases = () => pair.server.asked(me).filter((what) => what === 'lease').length
    await pair.talk()
    await pair.clock.advance(4_999)
    expect(leases()).toBe(0)
    await pair.clock.advance(1)
    expect(leases()).toBe(1)
    await pair.clock.advance(25 * S)
    expect(leases()).toBe(6)
    await pair.caller.hangUp()
    await pair.clock.advance(60 * S)
    expect(leases()).toBe(6)
  })

  it('shows the pause that the gateway sees, and what is left of the balance [PLUS-8]', async () => {
    await pair.talk()
    pair.server.lease = { billedMinutes: 1, coins: 65, paused: true, pausedMs: 5 * S }
    await pair.clock.advance(5 * S)
    expect(pair.caller.view.interrupted).toBe(true)
    expect(pair.caller.view.minutesLeft).toEqual(O.some(3))
    expect(pair.callee.view.minutesLeft).toEqual(O.none)
    pair.server.lease = { billedMinutes: 1, coins: 65, paused: false, pausedMs: 5 * S }
    await pair.clock.advance(5 * S)
    expect(pair.caller.view.interrupted).toBe(false)
  })

  it('renews its lease within a second after a cut, and each second until the pause is over [PLUS-8, PLUS-19]', async () => {
    await pair.talk()
    const side = pair.caller.media.rooms[0]
    const leases = () => pair.server.asked(me).filter((what) => what === 'lease').length
    await pair.clock.advance(5 * S)
    side?.become('interrupted')
    await pair.clock.advance(1 * S)
    expect(leases()).toBe(1)
    pair.server.lease = { ...pair.server.lease, paused: true }
    side?.become('connected')
    await pair.clock.advance(2 * S)
    expect([leases(), pair.caller.view.interrupted]).toEqual([3, true])
    pair.server.lease = { ...pair.server.lease, paused: false }
    await pair.clock.advance(1 * S)
    expect([leases(), pair.caller.view.interrupted]).toEqual([4, false])
    await pair.clock.advance(1 * S)
    expect(leases()).toBe(5)
  })

  it('tells a cut once that nobody could be told of while it lasted, and the end of it in the same moment [PLUS-8]', async () => {
    await pair.talk()
    const side = pair.caller.media.rooms[0]
    const leases = () => pair.server.asked(me).filter((what) => what.startsWith('lease'))
    await pair.clock.advance(5 * S)
    pair.server.fail('lease lost', { _tag: 'Unreachable', timedOut: true })
    side?.become('interrupted')
    await pair.clock.advance(2 * S)
    side?.become('connected')
    await pair.clock.advance(S)
    expect(leases()).toEqual(['lease', 'lease lost'])
    await pair.clock.advance(S)
    expect(leases()).toEqual(['lease', 'lease lost', 'lease lost', 'lease'])
    await pair.clock.advance(2 * S)
    expect(leases().slice(4)).toEqual(['lease'])
  })

  it('ends when the gateway no longer knows it', async () => {
    await pair.talk()
    pair.server.fail('lease', refusal(100006))
    await pair.clock.advance(5 * S)
    expect(pair.caller.view.call._tag).toBe('Ended')
  })

  it('outlives leases that the network swallows', async () => {
    await pair.talk()
    pair.server.setOnline(false)
    await pair.clock.advance(20 * S)
    expect(pair.caller.view.call._tag).toBe('Live')
  })
})
