import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { callsRecording, ledBy, roleOf, type HotVideo } from '../../../src/domain/matching/hot-video'
import { acquaintance } from '../../builders/acquaintance'

const video = (id: number): HotVideo => ({ id: String(id), address: `/v/${id}`, host: acquaintance(id) })

describe('what a video is to whoever sees another', () => {
  it('is seen, next, kept or away [MTCH-8]', () => {
    expect([0, 1, 2, 3, 4].map((place) => roleOf(place, 2))).toEqual(['away', 'kept', 'seen', 'next', 'away'])
    expect([0, 1].map((place) => roleOf(place, null))).toEqual(['away', 'away'])
  })

  it('gives at most two of them a decoder and holds at most three, wherever it is looked [MTCH-8]', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.option(fc.nat(40)), (count, seen) => {
        const roles = Array.from({ length: count }, (_, place) => roleOf(place, seen))
        expect(roles.filter((role) => role === 'seen' || role === 'next').length).toBeLessThanOrEqual(2)
        expect(roles.filter((role) => role !== 'away').length).toBeLessThanOrEqual(3)
      }),
    )
  })
})

it('calls the recording of demo people whom nobody plays, and nobody else’s [PLUS-1]', () => {
  for (const status of ['offline', 'unknown'] as const) {
    expect(callsRecording({ demo: true, status })).toBe(true)
    expect(callsRecording({ demo: false, status })).toBe(false)
  }
  for (const status of ['online', 'busy'] as const) expect(callsRecording({ demo: true, status })).toBe(false)
})

it('begins with the one that was taken, which is not listed twice [MTCH-28]', () => {
  const all = [1, 2, 3].map(video)
  expect(ledBy(video(2), all).map(({ id }) => id)).toEqual(['2', '1', '3'])
  expect(ledBy(video(9), all).map(({ id }) => id)).toEqual(['9', '1', '2', '3'])
  expect(ledBy(undefined, all)).toBe(all)
})
