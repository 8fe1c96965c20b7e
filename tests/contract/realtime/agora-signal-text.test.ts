import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import type { CallSignal } from '../../../src/domain/calls/call-signal'
import { signalIn, signalText } from '../../../src/infrastructure/rtm/agora/signal-text'
import { ANA, OFFER, ROOM } from './realtime.world'

const MUTED: CallSignal = { _tag: 'Devices', microphone: false, camera: true }
const INVITATION: CallSignal = { _tag: 'Invitation', name: 'Me', price: 20, token: 't', location: 102 }

describe('a signal as a text for the vendor', () => {
  it.each([[MUTED], [OFFER], [{ _tag: 'Face', face: 'no', blurred: true } as const]])(
    'is read as it was: %j',
    (signal) => {
      expect(signalIn(`${ANA}`, signalText(ROOM, signal))).toEqual(O.some({ room: ROOM, from: ANA, signal }))
    },
  )

  it.each([
    ['no JSON', '{'],
    ['no record', '"Devices"'],
    ['nothing', 'null'],
    ['a list', '[]'],
    ['without a room', JSON.stringify({ data: MUTED })],
    ['an unknown signal', JSON.stringify({ roomNum: ROOM, data: { _tag: 'Nonsense' } })],
    ['half a signal', JSON.stringify({ roomNum: ROOM, data: { _tag: 'Devices', camera: true } })],
    ['an invitation, which only the gateway brings', signalText(ROOM, INVITATION)],
  ])('is not read when it is %s', (_what, text) => {
    expect(signalIn(`${ANA}`, text)).toEqual(O.none)
  })

  it.each(['somebody', '', '1.5', 'NaN'])('is of nobody when the publisher is %j', (from) => {
    expect(signalIn(from, signalText(ROOM, MUTED))).toEqual(O.none)
  })
})
