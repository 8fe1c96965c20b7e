/** One encoded frame as it was recorded. */
export interface ClipFrame {
  /** Since the clip began. */
  readonly atMs: number
  /** Can be decoded without any frame before it. */
  readonly key: boolean
  readonly data: Uint8Array
}

/** A recording whose frames go out as they are: nothing is decoded or encoded here. */
export interface Clip {
  readonly codec: 'VP8' | 'VP9'
  readonly lengthMs: number
  readonly picture: readonly ClipFrame[]
  /** Opus; empty when the recording has no sound. */
  readonly sound: readonly ClipFrame[]
}

interface Element {
  readonly id: number
  readonly body: Uint8Array
}

/** Elements that a recording is made of, by their names in RFC 9559. */
const ids = {
  Segment: 0x18538067,
  Info: 0x1549a966,
  TimestampScale: 0x2ad7b1,
  Duration: 0x4489,
  Tracks: 0x1654ae6b,
  TrackEntry: 0xae,
  TrackNumber: 0xd7,
  CodecID: 0x86,
  Cluster: 0x1f43b675,
  Timestamp: 0xe7,
  SimpleBlock: 0xa3,
  BlockGroup: 0xa0,
  Block: 0xa1,
  ReferenceBlock: 0xfb,
} as const

const [KEY, LACED] = [0x80, 0x06]

const wholeOf = (bytes: Uint8Array): number => bytes.reduce((sum, byte) => sum * 256 + byte, 0)

const realOf = (bytes: Uint8Array): number => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return bytes.length === 4 ? view.getFloat32(0) : view.getFloat64(0)
}

/** A number whose first bits say how long it is; ids keep that mark, lengths do not. */
const sizedAt = (
  bytes: Uint8Array,
  at: number,
  keepMark: boolean,
): { readonly value: number; readonly end: number } => {
  const first = bytes[at] ?? 0
  const length = Math.clz32(first) - 23
  if (first === 0 || at + length > bytes.length) throw new RangeError('the recording ends within an element')
  const mark = keepMark ? 0 : 0x100 >> length
  const rest = bytes.subarray(at + 1, at + length)
  const unknown = !keepMark && first === mark * 2 - 1 && rest.every((byte) => byte === 0xff)
  return { value: unknown ? Infinity : rest.reduce((sum, byte) => sum * 256 + byte, first - mark), end: at + length }
}

const elementsOf = (bytes: Uint8Array): readonly Element[] => {
  const found: Element[] = []
  let at = 0
  while (at < bytes.length) {
    const id = sizedAt(bytes, at, true)
    const size = sizedAt(bytes, id.end, false)
    at = size.end + size.value
    if (at > bytes.length && at < Infinity) throw new RangeError('the recording ends within an element')
    found.push({ id: id.value, body: bytes.subarray(size.end, at) })
  }
  return found
}

const insideOf = (elements: readonly Element[], id: number): readonly Element[] =>
  elements.filter((one) => one.id === id).flatMap(({ body }) => elementsOf(body))

const bodyOf = (elements: readonly Element[], id: number): Uint8Array | undefined =>
  elements.find((one) => one.id === id)?.body

interface Block {
  readonly track: number
  readonly at: number
  readonly key: boolean
  readonly data: Uint8Array
}

const blockOf = (body: Uint8Array, since: number, whole: boolean): Block => {
  const track = sizedAt(body, 0, false)
  const late = new DataView(body.buffer, body.byteOffset, body.byteLength).getInt16(track.end)
  const flags = body[track.end + 2] ?? 0
  if ((flags & LACED) !== 0) throw new RangeError('a recording with laced frames')
  return {
    track: track.value,
    at: since + late,
    key: whole || (flags & KEY) !== 0,
    data: body.subarray(track.end + 3),
  }
}

const blocksOf = (cluster: Uint8Array): readonly Block[] => {
  const inside = elementsOf(cluster)
  const since = wholeOf(bodyOf(inside, ids.Timestamp) ?? new Uint8Array())
  return inside.flatMap(({ body, id }) => {
    if (id === ids.SimpleBlock) return [blockOf(body, since, false)]
    if (id !== ids.BlockGroup) return []
    const group = elementsOf(body)
    const block = bodyOf(group, ids.Block)
    return block === undefined ? [] : [blockOf(block, since, bodyOf(group, ids.ReferenceBlock) === undefined)]
  })
}

const codecOf = (tracks: readonly (readonly Element[])[], name: string): number | undefined => {
  const text = new TextDecoder()
  const entry = tracks.find((one) => text.decode(bodyOf(one, ids.CodecID)) === name)
  return entry && wholeOf(bodyOf(entry, ids.TrackNumber) ?? new Uint8Array())
}

const framesOf = (blocks: readonly Block[], track: number | undefined, scale: number): readonly ClipFrame[] =>
  blocks
    .filter((one) => one.track === track)
    .map(({ at, data, key }) => ({ atMs: at * scale, key, data }))
    .toSorted((one, other) => one.atMs - other.atMs)

/** Reads a WebM recording with VP8 or VP9 and perhaps Opus; throws where it is none. */
export const readWebm = (bytes: Uint8Array): Clip => {
  const segment = insideOf(elementsOf(bytes), ids.Segment)
  const info = insideOf(segment, ids.Info)
  const scale = wholeOf(bodyOf(info, ids.TimestampScale) ?? Uint8Array.of(0x0f, 0x42, 0x40)) / 1_000_000
  const tracks = insideOf(segment, ids.Tracks)
    .filter(({ id }) => id === ids.TrackEntry)
    .map(({ body }) => elementsOf(body))
  const [vp8, vp9, opus] = ['V_VP8', 'V_VP9', 'A_OPUS'].map((name) => codecOf(tracks, name))
  const blocks = segment.filter(({ id }) => id === ids.Cluster).flatMap(({ body }) => blocksOf(body))
  const picture = framesOf(blocks, vp8 ?? vp9, scale)
  const lengthMs = realOf(bodyOf(info, ids.Duration) ?? new Uint8Array(8)) * scale
  if (picture[0]?.key !== true || !(lengthMs > 0)) throw new RangeError('a recording without a picture')
  const sound = framesOf(blocks, opus, scale).map((frame) => ({ ...frame, key: true }))
  return { codec: vp8 === undefined ? 'VP9' : 'VP8', lengthMs, picture, sound }
}
