import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MediaSignal } from '../../../src/domain/calls/call-signal'
import { holdSignal } from '../../../src/domain/calls/held-signals'

const hello: MediaSignal = { _tag: 'Hello', instance: 'a' }
const offer = (sdp: string): MediaSignal => ({ _tag: 'Description', type: 'offer', sdp, turn: 1, from: 'a', to: null })
const candidate = (text: string): MediaSignal => ({
  _tag: 'Candidate',
  candidate: text,
  sdpMid: '0',
  sdpMLineIndex: 0,
})
const devices = (camera: boolean): MediaSignal => ({ _tag: 'Devices', microphone: true, camera })

const held = (...signals: readonly MediaSignal[]) => signals.reduce<readonly MediaSignal[]>(holdSignal, [])

describe('what waits to be told', () => {
  it('keeps the order', () => {
    const all = [hello, devices(true), offer('1'), candidate('x'), candidate('y')]
    expect(held(...all)).toEqual(all)
  })

  it('a newer description takes the place of an older one and of its candidates', () => {
    expect(held(offer('1'), candidate('x'), offer('2'), candidate('y'))).toEqual([offer('2'), candidate('y')])
  })

  it('tells of devices as they are in the end', () => {
    expect(held(devices(true), offer('1'), devices(false))).toEqual([offer('1'), devices(false)])
  })

  const signal = fc.oneof(
    fc.constant(hello),
    fc.nat(9).map((n) => offer(`${n}`)),
    fc.nat(9).map((n) => candidate(`${n}`)),
    fc.boolean().map(devices),
  )

  it('ends with the newest, has at most one of a kind, and no candidate of an older description', () => {
    fc.assert(
      fc.property(fc.array(signal, { minLength: 1 }), (signals) => {
        const waits = held(...signals)
        const count = (tag: MediaSignal['_tag']) => waits.filter(({ _tag }) => _tag === tag).length
        expect(waits.at(-1)).toEqual(signals.at(-1))
        expect(['Hello', 'Description', 'Devices'].every((tag) => count(tag as MediaSignal['_tag']) <= 1)).toBe(true)
        const last = signals.findLastIndex(({ _tag }) => _tag === 'Description')
        expect(waits.filter(({ _tag }) => _tag === 'Candidate')).toEqual(
          signals.slice(last + 1).filter(({ _tag }) => _tag === 'Candidate'),
        )
      }),
    )
  })
})
