import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { RtpPacket } from 'werift'
import { describe, expect, it } from 'vitest'
import { readWebm, type Clip } from '../../../src/infrastructure/rtc/werift/read-webm'
import { tracksOf } from '../../../src/infrastructure/rtc/werift/recorded-track'
import { payloadsOf } from '../../../src/infrastructure/rtc/werift/rtp-payloads'
import { makeVirtualClock } from '../../fakes/clock.fake'
import { clipOf } from './recorded.world'

const people = readdirSync(join(import.meta.dirname, '../../../server/seed/previews')).map((name) => parseInt(name, 10))

describe('recordings of the repository', () => {
  it.each(people)('%i can be played: a whole frame first, in order, within its length [PLUS-30]', async (person) => {
    const { codec, lengthMs, picture, sound } = readWebm(await clipOf(person))
    expect([codec, picture[0]?.key, picture[0]?.atMs]).toEqual(['VP9', true, 0])
    for (const frames of [picture, sound]) {
      const times = frames.map(({ atMs }) => atMs)
      expect(times).toEqual(times.toSorted((one, other) => one - other))
      expect(times.at(-1) ?? 0).toBeLessThan(lengthMs + 1_000)
      expect(frames.every(({ data }) => data.length > 0)).toBe(true)
    }
    expect(picture.length).toBeGreaterThan(20)
    expect(sound.length === 0 || sound.length > 300).toBe(true)
  })
})

/** An element of a recording, with one byte for its length. */
const element = (id: number, ...body: readonly number[]): readonly number[] => {
  const bytes = [24, 16, 8, 0].map((shift) => (id >>> shift) & 0xff)
  return [...bytes.slice(bytes.findIndex((byte) => byte > 0)), 0x80 | body.length, ...body]
}

const text = (said: string): readonly number[] => [...new TextEncoder().encode(said)]

/** A picture and a sound at its beginning; flags as RFC 9559 10.2 has them. */
const recordingWith = (soundFlags: number): Uint8Array =>
  Uint8Array.from(
    element(
      0x18538067,
      ...element(0x1549a966, ...element(0x4489, 0x44, 0x7a, 0, 0)),
      ...element(
        0x1654ae6b,
        ...element(0xae, ...element(0xd7, 1), ...element(0x86, ...text('V_VP8'))),
        ...element(0xae, ...element(0xd7, 2), ...element(0x86, ...text('A_OPUS'))),
      ),
      ...element(
        0x1f43b675,
        ...element(0xe7, 0),
        ...element(0xa3, 0x81, 0, 0, 0x80, 7),
        ...element(0xa3, 0x82, 0, 0, soundFlags, 9),
      ),
    ),
  )

describe('a recording', () => {
  it.each([0x80, 0])('can be heard from any sound on, whatever its blocks say: %i', (flags) => {
    const { lengthMs, sound } = readWebm(recordingWith(flags))
    expect([lengthMs, sound]).toEqual([1_000, [{ atMs: 0, key: true, data: Uint8Array.of(9) }]])
  })
})

describe('packets of a frame', () => {
  const data = Uint8Array.from({ length: 2_500 }, (_, n) => n % 251)
  const heads = (codec: Clip['codec'], key: boolean) =>
    payloadsOf(codec, { atMs: 0, key, data }).map((payload) => payload[0])

  it('VP8: the first says so; VP9: first, last, and whether it stands alone', () => {
    expect(heads('VP8', true)).toEqual([0x10, 0, 0])
    expect(heads('VP9', true)).toEqual([0x08, 0, 0x04])
    expect(heads('VP9', false)).toEqual([0x48, 0x40, 0x44])
  })

  it('carry it whole, none larger than a network takes', () => {
    const payloads = payloadsOf('VP9', { atMs: 0, key: true, data })
    expect(Uint8Array.from(Buffer.concat(payloads.map((payload) => payload.subarray(1))))).toEqual(data)
    expect(Math.max(...payloads.map(({ length }) => length))).toBeLessThan(1_200)
  })
})

/** Four frames in a second and a half, of which the first stands alone. */
const clip: Clip = {
  codec: 'VP8',
  lengthMs: 1_500,
  picture: [0, 400, 800, 1_200].map((atMs, n) => ({ atMs, key: n === 0, data: Uint8Array.of(n) })),
  sound: [],
}

const playing = () => {
  const clock = makeVirtualClock()
  const [audio, video] = tracksOf(clip, clock)
  if (audio === undefined || video === undefined) throw new Error('no tracks')
  const sent: RtpPacket[] = []
  video.onReceiveRtp.subscribe((packet) => void sent.push(packet))
  const shown = () => sent.map(({ payload }) => payload[1])
  return { audio, clock, sent, shown, video }
}

describe('a track that plays', () => {
  it('shows each frame when it is due, over and over; time and numbers only rise', async () => {
    const { clock, sent, shown, video } = playing()
    video.begin()
    await clock.advance(2_000)
    expect(shown()).toEqual([0, 1, 2, 3, 0, 1])
    expect(sent.map(({ header }) => header.timestamp / 90)).toEqual([0, 400, 800, 1_200, 1_500, 1_900])
    expect(sent.map(({ header }) => header.sequenceNumber)).toEqual([1, 2, 3, 4, 5, 6])
    expect(sent.every(({ header }) => header.marker)).toBe(true)
    video.end()
    expect([clock.pending(), video.stopped]).toEqual([0, true])
  })

  it('begins anew for somebody who cannot decode, at most once a second', async () => {
    const { clock, shown, video } = playing()
    video.begin()
    await clock.advance(500)
    video.again()
    expect(shown()).toEqual([0, 1])
    await clock.advance(500)
    video.again()
    video.again()
    expect(shown()).toEqual([0, 1, 2, 0])
    video.end()
  })

  it.each(['enabled', 'held'] as const)(
    'sends nothing while it is off (%s), and a whole frame first after that',
    async (how) => {
      const { clock, shown, video } = playing()
      const pass = (passes: boolean) => (how === 'enabled' ? (video.enabled = passes) : (video.held = !passes))
      video.begin()
      pass(false)
      await clock.advance(900)
      expect(shown()).toEqual([0])
      pass(true)
      await clock.advance(400)
      expect(shown()).toEqual([0, 0])
      video.end()
    },
  )

  it('of a recording without sound: the microphone is off, and nothing waits', () => {
    const { audio, clock, video } = playing()
    audio.begin()
    expect([audio.enabled, video.enabled, clock.pending()]).toEqual([false, true, 0])
  })
})
