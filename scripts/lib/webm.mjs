// @ts-check
// A WebM file out of encoded frames: as much of the format as one video track and one sound track need.

/** @typedef {{ track: number, at: number, key: boolean, data: Uint8Array }} Block `at` in ms from the start. */
/** @typedef {{ width: number, height: number, durationMs: number, opusHead: Uint8Array, blocks: readonly Block[] }} Film */

const text = new TextEncoder()

/** @param {readonly Uint8Array[]} parts */
const joined = (parts) => {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** @param {number} value a whole number from 0 on, as few bytes as it takes */
const whole = (value) => {
  const bytes = []
  for (let rest = value; rest > 0 || bytes.length === 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256)
  return Uint8Array.from(bytes)
}

/** @param {number} value */
const real = (value) => new Uint8Array(new Float64Array([value]).buffer).toReversed()

/** The length of what follows, in as few bytes as it takes; the first bit that is set says how many. @param {number} length */
const sized = (length) => {
  let bytes = 1
  while (length >= 2 ** (7 * bytes) - 1) bytes += 1
  return Uint8Array.from({ length: bytes }, (_, at) => {
    const part = Math.floor(length / 256 ** (bytes - 1 - at)) % 256
    return at === 0 ? part | (0x80 >> (bytes - 1)) : part
  })
}

/** One element: its id, its length, what it holds. @param {number} id @param {Uint8Array | readonly Uint8Array[]} inside */
const element = (id, inside) => {
  const content = inside instanceof Uint8Array ? inside : joined(inside)
  return joined([whole(id), sized(content.length), content])
}

const header = () =>
  element(0x1a45dfa3, [
    element(0x4286, whole(1)),
    element(0x42f7, whole(1)),
    element(0x42f2, whole(4)),
    element(0x42f3, whole(8)),
    element(0x4282, text.encode('webm')),
    element(0x4287, whole(4)),
    element(0x4285, whole(2)),
  ])

/** @param {Film} film */
const info = ({ durationMs }) =>
  element(0x1549a966, [
    element(0x2ad7b1, whole(1_000_000)),
    element(0x4489, real(durationMs)),
    element(0x4d80, text.encode('visavis')),
    element(0x5741, text.encode('visavis')),
  ])

/** @param {Film} film */
const tracks = ({ height, opusHead, width }) =>
  element(0x1654ae6b, [
    element(0xae, [
      element(0xd7, whole(1)),
      element(0x73c5, whole(1)),
      element(0x83, whole(1)),
      element(0x86, text.encode('V_VP9')),
      element(0xe0, [element(0xb0, whole(width)), element(0xba, whole(height))]),
    ]),
    element(0xae, [
      element(0xd7, whole(2)),
      element(0x73c5, whole(2)),
      element(0x83, whole(2)),
      element(0x86, text.encode('A_OPUS')),
      element(0x63a2, opusHead),
      element(0xe1, [element(0xb5, real(48_000)), element(0x9f, whole(1))]),
    ]),
  ])

/** Time within a cluster is a signed word. */
const CLUSTER_MS = 30_000

/** @param {Block} block @param {number} since */
const simpleBlock = ({ at, data, key, track }, since) => {
  const late = Math.round(at - since)
  return element(0xa3, [Uint8Array.from([0x80 + track, late >> 8, late & 0xff, key ? 0x80 : 0]), data])
}

/** @param {readonly Block[]} blocks */
const clusters = (blocks) => {
  const starts = [...new Set(blocks.map(({ at }) => Math.floor(at / CLUSTER_MS)))].map((part) => part * CLUSTER_MS)
  return starts.map((since) =>
    element(0x1f43b675, [
      element(0xe7, whole(since)),
      ...blocks.filter(({ at }) => at >= since && at < since + CLUSTER_MS).map((block) => simpleBlock(block, since)),
    ]),
  )
}

/** The whole file. @param {Film} film */
export const webm = (film) => {
  const blocks = film.blocks.toSorted((a, b) => a.at - b.at)
  return joined([header(), element(0x18538067, [info(film), tracks(film), ...clusters(blocks)])])
}
