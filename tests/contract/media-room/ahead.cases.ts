import type { MediaSignal } from '../../../src/domain/calls/call-signal'
import { ringingSignal } from '../../../src/domain/calls/relayed-signal'
import { makeSignalGate } from '../../../src/application/calls/signal-gate'
import * as O from 'fp-ts/Option'
import { equal, ok, type Case } from '../harness/check'
import { connected, openSide } from './media-room.world'
import { framesGoOn, type WebRtcWorld } from './webrtc.cases'

/** A caller whose offer is told ahead, and a callee that has got ready to answer it; nobody has answered. */
const ringing = async (world: WebRtcWorld) => {
  const at: { first?: (signal: MediaSignal) => void; second?: (signal: MediaSignal) => void } = {}
  const carrying = (to: 'first' | 'second') =>
    makeSignalGate((signal) => async () => {
      at[to]?.(structuredClone(signal))
      return { _tag: 'Right', right: undefined }
    })
  const [there, back] = [carrying('second'), carrying('first')]
  there.ring()
  const offers: MediaSignal[] = []
  at.second = (signal) => void offers.push(signal)
  const first = await openSide(world, false, (signal) => void there.send(signal)())
  at.first = first.room.accept
  await world.until('the offer is told', () => offers.length > 0)
  const second = await openSide(world, true, (signal) => void back.send(signal)(), { bare: true })
  at.second = second.room.accept
  const [offer] = offers
  ok(offer !== undefined && O.isSome(ringingSignal(offer)), 'an offer')
  if (offer !== undefined) second.room.accept(offer)
  await world.until('the answer is ready', () => second.sent.some((one) => one._tag === 'Description'))
  /** The person has pressed 'Answer': the caller hears of it as soon as something comes from there. */
  const answer = async () => {
    second.room.bring(await world.capture())
    back.open()
    there.open()
  }
  const leave = () => [first, second].forEach((side) => side.room.leave())
  return { answer, first, leave, second }
}

/** Two rooms of which the one that answers was got ready while it rang. */
export const aheadCases: readonly Case<WebRtcWorld>[] = [
  {
    title: 'answers ahead, and sends what is brought without another offer [CALL-42, GATE-28]',
    run: async (world) => {
      const { answer, first, leave, second } = await ringing(world)
      equal([first.frames(), second.frames(), second.pictures(), second.links.length], [0, 0, 0, 0])
      equal(
        second.sent.flatMap((one) => (one._tag === 'Devices' ? [one.microphone || one.camera] : [])),
        [false],
      )
      await answer()
      await connected(world, [first, second])
      await Promise.all(world.peers.map((peer) => framesGoOn(world, peer)))
      const turns = first.sent.flatMap((one) => (one._tag === 'Description' ? [one.turn] : []))
      equal([...new Set(turns)], [1])
      equal([second.sent.filter(({ _tag }) => _tag === 'OfferWanted'), world.journal.notes], [[], []])
      leave()
    },
  },
  {
    title: 'waits with the answer for longer than a connection may take, and asks for nothing meanwhile [PLUS-19]',
    run: async (world) => {
      const { answer, first, leave, second } = await ringing(world)
      await new Promise((resolve) => void setTimeout(resolve, 8_000))
      equal(
        second.sent.filter(({ _tag }) => _tag === 'OfferWanted'),
        [],
      )
      await answer()
      await connected(world, [first, second])
      leave()
    },
  },
  {
    title: 'sends what is brought before the offer was taken',
    run: async (world) => {
      const at: { second?: (signal: MediaSignal) => void } = {}
      const first = await openSide(world, false, (signal) => at.second?.(signal))
      await world.until('the offer', () => first.sent.some((one) => one._tag === 'Description'))
      const second = await openSide(world, true, first.room.accept, { bare: true })
      at.second = second.room.accept
      first.sent.forEach(second.room.accept)
      second.room.bring(await world.capture())
      await connected(world, [first, second])
      await Promise.all(world.peers.map((peer) => framesGoOn(world, peer)))
      ;[first, second].forEach((side) => side.room.leave())
    },
  },
]
