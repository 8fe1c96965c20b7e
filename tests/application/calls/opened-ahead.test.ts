import type { IO } from 'fp-ts/IO'
import * as TE from 'fp-ts/TaskEither'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { CallSignalling } from '../../../src/application/calls/call-signalling.port'
import type { CallSignal } from '../../../src/domain/calls/call-signal'
import { ann, me, room as roomNum } from '../../domain/calls/samples'
import { makeCallsWorld, makePair, type Pair } from './calls-world'

/** `Ahead`: a description without an address. */
const noted = (signal: CallSignal): string =>
  signal._tag === 'Description' && !signal.sdp.includes('a=candidate') ? 'Ahead' : signal._tag

/** A pair whose caller's signals are noted. */
const makeWatched = () => {
  const sent: string[] = []
  const pair: Pair = makePair({
    signalling: {
      send: (room, to, signal) => {
        sent.push(noted(signal))
        return pair.server.signallingOf(me).send(room, to, signal)
      },
    },
  })
  return { pair, sent }
}

describe('the media room of the caller', () => {
  let { pair, sent } = makeWatched()

  beforeEach(() => {
    ;({ pair, sent } = makeWatched())
  })

  it('is open while it rings, and tells what it offers, but no address before the other side has entered [CALL-22, CALL-42]', async () => {
    await pair.caller.place()
    expect(pair.caller.openRooms()).toBe(1)
    await pair.clock.advance(29_000)
    expect([sent, pair.caller.view.call._tag]).toEqual([['Ahead'], 'Ringing'])
    await pair.callee.answer()
    expect(sent[1]).toBe('Description')
    expect(pair.caller.media.rooms).toHaveLength(1)
    expect([pair.caller.view.call._tag, pair.callee.view.call._tag]).toEqual(['Live', 'Live'])
  })

  it('tells what waited in the moment of the news, before anything is drawn [CALL-22, CALL-42]', async () => {
    await pair.caller.place()
    const entered = { _tag: 'Entered', room: pair.server.rooms[0]?.room ?? roomNum, at: pair.clock.now() } as const
    pair.caller.inbox.onRoom(entered)
    expect(sent).toEqual(['Ahead', 'Description'])
  })

  it.each(['cancelled', 'declinedByPeer', 'noAnswer'] as const)(
    'is left when the call is %s, and no address was told [CALL-43, CALL-44, CALL-59]',
    async (ending) => {
      await pair.caller.place()
      if (ending === 'cancelled') await pair.caller.hangUp()
      if (ending === 'declinedByPeer') await pair.callee.calls.decline()
      if (ending === 'noAnswer') await pair.clock.advance(30_000)
      await pair.clock.settle()
      expect(pair.caller.view.call).toMatchObject({ _tag: 'Ended', ending })
      expect(pair.caller.media.rooms.map((room) => room.link())).toEqual(['left'])
      expect([sent, pair.caller.devices.held(), pair.clock.pending()]).toEqual([['Ahead'], 0, 0])
      expect(pair.callee.media.rooms.map((room) => room.link())).toEqual(['left'])
    },
  )

  it('is left at once when it opens after the end [CALL-59]', async () => {
    pair = makePair({}, 500)
    const placing = pair.caller.calls.place(ann, 102)()
    await pair.clock.advance(2_100)
    await placing
    expect([pair.caller.view.call._tag, pair.caller.media.rooms.length]).toEqual(['Ringing', 1])
    pair.caller.calls.hangUp()
    await pair.clock.advance(5_000)
    expect(pair.caller.media.rooms.map((room) => room.link())).toEqual(['left'])
  })

  it('is tried again when it could not be opened while it rang', async () => {
    pair.caller.media.break(true)
    await pair.caller.place()
    expect(pair.caller.view.call._tag).toBe('Ringing')
    pair.caller.media.break(false)
    await pair.callee.answer()
    expect(pair.caller.view.call._tag).toBe('Live')
  })

  it('tells at the answer that the microphone was switched off while it rang', async () => {
    await pair.caller.place()
    pair.caller.calls.mute(true)
    expect(sent).toEqual(['Ahead'])
    await pair.callee.answer()
    expect([pair.callee.view.peerMuted, pair.caller.media.rooms[0]?.muted()]).toEqual([true, true])
  })

  it('is opened only with the answer where opening would show the picture', async () => {
    const { media } = makePair().caller
    const plain = makePair({ media: { ...media, opensAhead: false } })
    await plain.caller.place()
    expect(media.rooms).toHaveLength(0)
    await plain.callee.answer()
    expect([media.rooms.length, plain.caller.view.call._tag]).toEqual([1, 'Live'])
  })
})

describe('the media of the callee', () => {
  it('are got ready when it rings, without a device, and say nothing [CALL-42]', async () => {
    const { callee, caller, clock } = makePair()
    const heard = vi.spyOn(caller.inbox, 'onSignal')
    expect(callee.media.warmed()).toBe(0)
    await caller.place()
    await clock.advance(10_000)
    expect([callee.media.warmed(), callee.openRooms(), callee.devices.opened()]).toEqual([1, 1, 0])
    expect([heard.mock.calls, callee.media.rooms[0]?.link()]).toEqual([[], 'new'])
  })

  it('are in the call with the answer: the caller learns of it from them, also where the news of it is lost [CALL-42, CALL-57]', async () => {
    const { callee, caller, clock, server } = makePair()
    await caller.place()
    server.fail('notifyJoinCall', { _tag: 'Unreachable', timedOut: false })
    await callee.answer()
    expect([caller.view.call._tag, callee.view.call._tag]).toEqual(['Live', 'Live'])
    caller.inbox.onRoom({ _tag: 'Entered', room: server.rooms[0]?.room ?? roomNum, at: clock.now() })
    await clock.settle()
    expect([caller.view.call._tag, caller.media.rooms.length, callee.media.rooms.length]).toEqual(['Live', 1, 1])
  })

  it('take one offer while it rings, and what follows with the answer', async () => {
    const { callee, caller, clock, server } = makePair()
    await caller.place()
    const again = { _tag: 'Description', type: 'offer', sdp: 'fake offer', turn: 2, from: 'fake', to: null } as const
    for (let turn = 0; turn < 300; turn += 1) callee.inbox.onSignal(server.rooms[0]?.room ?? roomNum, me, again)
    await clock.settle()
    expect(callee.media.rooms[0]?.heard()).toBe(1)
    await callee.answer()
    expect([caller.view.call._tag, callee.view.call._tag]).toEqual(['Live', 'Live'])
  })

  it('wait for the answer also when the offer comes between the press and it [CALL-42, CALL-54]', async () => {
    const { browserOf, clock, server } = makeCallsWorld()
    let [offer, agree]: [IO<void>, IO<void>] = [() => undefined, () => undefined]
    const agreed = new Promise<void>((resolve) => (agree = resolve))
    const send: CallSignalling['send'] = (room, to, signal) => {
      const sending = server.signallingOf(me).send(room, to, signal)
      return noted(signal) === 'Ahead' ? TE.fromIO(() => void (offer = () => void sending())) : sending
    }
    const gateway = server.gatewayOf(ann)
    const answer: typeof gateway.answer = (room) => () => agreed.then(gateway.answer(room))
    const [caller, callee] = [
      browserOf(me).tab({ signalling: { send } }),
      browserOf(ann).tab({ gateway: { ...gateway, answer } }),
    ]
    for (const { inbox } of [caller, callee]) inbox.lead()
    await caller.place()
    const answering = callee.answer()
    await clock.settle()
    offer()
    await clock.settle()
    expect([callee.media.rooms.length, callee.view.call._tag]).toEqual([1, 'Ringing'])
    agree()
    await answering
    expect([callee.view.call._tag, caller.view.call._tag]).toEqual(['Live', 'Live'])
  })

  it('are tried again when they could not be got ready while it rang', async () => {
    const { callee, caller } = makePair()
    callee.media.break(true)
    await caller.place()
    callee.media.break(false)
    await callee.answer()
    expect([callee.media.rooms.length, callee.view.call._tag]).toEqual([1, 'Live'])
  })

  it('are said to be entered while they still open, and what the caller sends is kept [CALL-57]', async () => {
    const { media } = makePair().caller
    const pair = makePair({ media: { ...media, opensAhead: false } }, 500)
    const placing = pair.caller.calls.place(ann, 102)()
    await pair.clock.advance(3_000)
    await placing
    const answering = pair.callee.calls.answer()
    await pair.clock.advance(1_000)
    expect(pair.server.asked(ann)).toContain('notifyJoinCall')
    expect([pair.callee.view.call._tag, pair.caller.view.call._tag]).toEqual(['Connecting', 'Connecting'])
    await pair.clock.advance(1_000)
    await answering
    expect([pair.callee.view.call._tag, pair.caller.view.call._tag]).toEqual(['Live', 'Live'])
  })
})
