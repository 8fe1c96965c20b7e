import { describe, expect, it } from 'vitest'
import { networkOf } from '../../../src/infrastructure/rtc/webrtc/network-reading'

const pair = { type: 'candidate-pair', nominated: true, state: 'succeeded', timestamp: 60_000 }
const told = (timestamp: number, fractionLost: number, roundTripTime: number) => ({
  type: 'remote-inbound-rtp',
  timestamp,
  fractionLost,
  roundTripTime,
})

describe('what statistics say of the network', () => {
  it('reads the estimate of the pair in use, and the worse of sound and picture [PLUS-21]', () => {
    const stats = [
      { ...pair, availableOutgoingBitrate: 300_000 },
      { ...pair, nominated: false, availableOutgoingBitrate: 9_000_000 },
      told(59_000, 0.02, 0.1),
      told(58_000, 0.2, 0.05),
    ]
    expect(networkOf(stats)).toEqual({ available: 300_000, loss: 0.2, roundTripMs: 100 })
  })

  it('takes the word of the other side for 6 s, no longer: a picture that is off is not told of [PLUS-21]', () => {
    expect(networkOf([pair, told(54_000, 0.5, 1)]).loss).toBe(0.5)
    expect(networkOf([pair, told(53_999, 0.5, 1)])).toEqual({ available: null, loss: null, roundTripMs: null })
  })

  it('knows nothing where a browser tells nothing, or nonsense', () => {
    const nothing = { available: null, loss: null, roundTripMs: null }
    expect(networkOf([])).toEqual(nothing)
    expect(networkOf([null, 7, { ...pair, availableOutgoingBitrate: 'much' }])).toEqual(nothing)
  })
})
