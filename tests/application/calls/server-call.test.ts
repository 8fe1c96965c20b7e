import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { ann, me, room } from '../../domain/calls/samples'
import { makePair } from './calls-world'

const place = async (serverCall: number) => {
  const pair = makePair()
  pair.server.serverCall = serverCall
  await pair.caller.place()
  return pair
}
const asked = (pair: Awaited<ReturnType<typeof place>>) =>
  pair.server.asked(me).filter((what) => ['launch', 'cancel', 'timeout'].includes(what))

describe('what the gateway said of a call', () => {
  it('is kept as received, with the medium that is the only one [CALL-1, CALL-4]', async () => {
    const { caller, callee } = await place(0)
    expect(caller.view.facts).toEqual(
      O.some({
        roomNum: room,
        callType: 1,
        mediaType: 0,
        role: 'caller',
        callPrice: 20,
        calleeRtmIds: ['rtm-9'],
        goddessLocation: 5,
        serverCall: 0,
        rtcRoomToken: 't',
        rtcAppId: 'app',
        remoteUser: ann,
      }),
    )
    expect(callee.view.facts).toEqual(O.none)
  })
})

describe('a gateway that leaves the invitation to the client', () => {
  it('has it sent by signalling, as action 1 with who calls, price, token and place [CALL-21, CALL-57]', async () => {
    const pair = await place(1)
    const caller = { id: me, name: `user ${me}` }
    expect(pair.callee.view.call).toMatchObject({ _tag: 'Ringing', role: 'callee', room, caller })
    await pair.callee.answer()
    expect([pair.caller.view.call._tag, pair.callee.view.call._tag]).toEqual(['Live', 'Live'])
  })

  it('sees the call cancelled when nobody has answered within 30 s [CALL-21]', async () => {
    const pair = await place(1)
    await pair.clock.advance(29_999)
    expect(pair.caller.view.call._tag).toBe('Ringing')
    await pair.clock.advance(1)
    expect(pair.caller.view.call).toMatchObject({ _tag: 'Ended', ending: 'noAnswer' })
    expect(asked(pair)).toEqual(['launch', 'cancel'])
    expect(pair.callee.view.call._tag).toBe('Ended')
  })

  it('does not hear of an invitation that the gateway has sent itself [CALL-21]', async () => {
    const pair = await place(0)
    expect(pair.callee.view.call).toMatchObject({ _tag: 'Ringing', caller: { name: 'Caller' } })
    await pair.clock.advance(30_000)
    expect(asked(pair)).toEqual(['launch', 'timeout'])
  })

  it('cannot be used to pass for somebody else, nor to ring in a call that is on [CALL-21, CALL-30]', async () => {
    const { callee } = await place(0)
    const forged = { _tag: 'Invitation', name: 'Ann\u202e', price: 1, token: 't', location: 102 } as const
    callee.inbox.onSignal(room, ann, forged)
    expect(callee.view.call).toMatchObject({ peer: me, caller: { name: 'Caller' } })
    await callee.hangUp()
    callee.calls.dismissReceipt()
    callee.inbox.onSignal(room, me, forged)
    expect(callee.view.call._tag).toBe('Idle')
  })

  it('is not shown at places without ringing [CALL-22]', async () => {
    const { callee } = makePair()
    for (const location of [101, 103]) {
      callee.inbox.onSignal(room, me, { _tag: 'Invitation', name: '', price: 1, token: 't', location })
      expect(callee.view.call._tag).toBe('Idle')
    }
  })
})
