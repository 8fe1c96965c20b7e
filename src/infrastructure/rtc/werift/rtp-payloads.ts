import type { Clip, ClipFrame } from './read-webm'

/** Fits into any network together with what is put around it. */
const MOST_BYTES = 1_150

type Head = (frame: ClipFrame, first: boolean, last: boolean) => number

/** The shortest payload descriptors: RFC 7741 4.2 and RFC 9628 4.2, of a picture in one layer. */
const heads: Readonly<Record<Clip['codec'], Head>> = {
  VP8: (_frame, first) => (first ? 0x10 : 0),
  VP9: ({ key }, first, last) => (key ? 0 : 0x40) | (first ? 0x08 : 0) | (last ? 0x04 : 0),
}

/** What the packets of a frame carry; a frame without a byte is none. */
export const payloadsOf = (codec: Clip['codec'], frame: ClipFrame): readonly Buffer[] => {
  const count = Math.ceil(frame.data.length / MOST_BYTES)
  return Array.from({ length: count }, (_, n) => {
    const part = frame.data.subarray(n * MOST_BYTES, (n + 1) * MOST_BYTES)
    return Buffer.concat([Uint8Array.of(heads[codec](frame, n === 0, n === count - 1)), part])
  })
}
