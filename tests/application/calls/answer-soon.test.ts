import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { toRoomNum } from '../../../src/domain/kernel/ids'
import { ann, me } from '../../domain/calls/samples'
import { makeCallsWorld } from './calls-world'

const other = O.toNullable(toRoomNum('room-of-nobody'))

/** Ann has one tab; she has pressed 'Answer' on a notice. */
const stage = async () => {
  const world = makeCallsWorld()
  const [caller, called] = [world.browserOf(me).tab(), world.browserOf(ann).tab()]
  for (const tab of [caller, called]) {
    tab.inbox.lead()
    await tab.begin()
  }
  const rings = async () => {
    await caller.place()
    await world.clock.settle()
    return called.view.call._tag === 'Ringing' ? called.view.call.room : null
  }
  const state = async () => {
    await world.clock.settle()
    return called.view.call._tag
  }
  return { ...world, caller, called, rings, state }
}

describe('a call that is answered outside of the page', () => {
  it('is answered at once where it rings, once [GATE-31]', async () => {
    const { called, rings, state } = await stage()
    const room = await rings()
    expect(room).not.toBe(null)
    if (room === null) return
    called.calls.ringing.answerSoon(room)
    called.calls.ringing.answerSoon(room)
    expect(['Connecting', 'Live']).toContain(await state())
  })

  it('another call is left to ring', async () => {
    const { called, rings, state } = await stage()
    await rings()
    if (other !== null) called.calls.ringing.answerSoon(other)
    expect(await state()).toBe('Ringing')
  })

  it.each([
    [29_999, 'is answered'],
    [30_000, 'rings as any other'],
  ])('that begins to ring %d ms after the press %s', async (ms, what) => {
    const { called, clock, state } = await stage()
    if (other === null) throw new Error('no room')
    called.calls.ringing.answerSoon(other)
    await clock.advance(ms)
    const caller = { id: me, name: 'Caller', headImg: '', demo: false }
    called.inbox.onRoom({ _tag: 'Invited', room: other, at: clock.now(), caller, price: 0, token: '', location: 102 })
    expect((await state()) === 'Ringing').toBe(what !== 'is answered')
  })
})
