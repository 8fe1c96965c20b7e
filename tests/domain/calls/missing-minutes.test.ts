import { describe, expect, it } from 'vitest'
import type { MediaReport, MediaState } from '../../../src/domain/calls/media-report'
import { newMeter, stepMeter, type Meter } from '../../../src/domain/calls/meter'
import { disputeAtFirst, missingMinutes, type MediaWord } from '../../../src/domain/calls/missing-minutes'

const S = 1_000
const state = (sound: Partial<MediaReport>, picture: Partial<MediaReport>): MediaState => ({
  sound: { out: 'on', in: 'flowing', ...sound },
  picture: { out: 'on', in: 'flowing', ...picture },
})
const good = state({}, {})
const off = state({ out: 'off' }, { out: 'off' })
const word = (side: 'caller' | 'callee', from: number, to: number, media: MediaState): MediaWord => ({
  side,
  from: from * S,
  to: to * S,
  media,
})

/** A talk from 0 s on, both renewing every 5 s but between the gaps. */
const talk = (seconds: number, gap: readonly [number, number] = [0, 0]): Meter => {
  let meter: Meter = newMeter
  for (const side of ['caller', 'callee'] as const) meter = stepMeter(meter, { _tag: 'Started', side, at: 0 })
  for (let at = 5; at <= seconds; at += 5) {
    if (at > gap[0] && at < gap[1]) continue
    for (const side of ['caller', 'callee'] as const)
      meter = stepMeter(meter, { _tag: 'Renewed', side, at: at * S, media: good })
  }
  return stepMeter(meter, { _tag: 'Ended', at: seconds * S })
}

describe('minutes that are returned', () => {
  it('are those in which the callee, by the own word, sent neither sound nor picture for more than half [PLUS-7]', () => {
    const words = [word('callee', 0, 60, good), word('callee', 65, 150, off)]
    expect(missingMinutes(talk(150), words, 3)).toEqual([2, 3])
  })

  it.each([
    [30, []],
    [31, [1]],
  ])('begin beyond half of what was talked: %d s of 60 [PLUS-7]', (seconds, minutes) => {
    expect(missingMinutes(talk(60), [word('callee', 10, 10 + seconds, off)], 1)).toEqual(minutes)
  })

  it('are none while one of the two came [PLUS-7]', () => {
    const words = [word('callee', 0, 60, state({}, { out: 'off' })), word('callee', 65, 120, state({ out: 'off' }, {}))]
    expect(missingMinutes(talk(120), words, 2)).toEqual([])
  })

  it('are none by the word of the caller alone, nor by what the caller did not send [PLUS-7, PLUS-8]', () => {
    const lost = state({ in: 'lost', out: 'off' }, { in: 'lost', out: 'off' })
    expect(missingMinutes(talk(60), [word('caller', 0, 60, lost), word('callee', 0, 60, good)], 1)).toEqual([])
  })

  it('are those in which one said limited and the other lost [PLUS-7]', () => {
    const limited = state({ out: 'limited' }, { out: 'off' })
    const lost = state({ in: 'lost' }, { in: 'lost' })
    expect(missingMinutes(talk(60), [word('callee', 0, 60, limited), word('caller', 0, 25, lost)], 1)).toEqual([])
    expect(missingMinutes(talk(60), [word('callee', 0, 60, limited), word('caller', 0, 35, lost)], 1)).toEqual([1])
  })

  it('are counted along the talk: what was paused is in no minute [PLUS-7, PLUS-8]', () => {
    const words = [word('callee', 0, 85, good), word('callee', 90, 140, off)]
    expect(missingMinutes(talk(140, [20, 45]), words, 2)).toEqual([2])
  })

  it('are none of a talk that never began', () => {
    expect(missingMinutes(newMeter, [word('callee', 0, 60, off)], 0)).toEqual([])
  })
})

describe('a dispute', () => {
  it.each([
    ['is decided where every paid minute is proven', [1, 2], [1, 2], 'refunded'],
    ['is decided also where more is proven than is still paid', [1, 2], [2], 'refunded'],
    ['waits for a person where some is proven', [2], [1, 2], 'open'],
    ['waits for a person where nothing is', [], [1], 'open'],
    ['waits for a person where nothing is paid any more', [1], [], 'open'],
  ] as const)('%s [PLUS-7]', (_, proven, paid, stands) => {
    expect(disputeAtFirst(proven, paid)).toBe(stands)
  })
})
