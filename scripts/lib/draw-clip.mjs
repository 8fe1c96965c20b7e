// @ts-check
/// <reference lib="dom" />
// Runs in the page of a Chromium: draws a clip on a canvas and encodes it. It may use nothing from outside of itself.

/** @typedef {{ pictures: Record<string, string>, label: string, tune: number, seconds: number }} Scene */

/**
 * Encodes picture and sound of one clip; answers with the encoded parts, their bytes as base64.
 * @param {Scene} scene
 */
// oxlint-disable-next-line eslint/max-lines-per-function -- it travels into the page as one piece
export const drawClip = async ({ label, pictures, seconds, tune }) => {
  const [width, height, fps, rate] = [432, 576, 8, 48_000]
  /** @param {Uint8Array} bytes */
  const base64 = (bytes) => btoa([...bytes].map((byte) => String.fromCharCode(byte)).join(''))
  /** @type {{ track: number, at: number, key: boolean, data: string }[]} */
  const blocks = []
  let opusHead = ''
  /** @param {number} track @returns {(chunk: EncodedVideoChunk | EncodedAudioChunk, more?: { decoderConfig?: { description?: AllowSharedBufferSource } }) => void} */
  const keep = (track) => (chunk, more) => {
    const data = new Uint8Array(chunk.byteLength)
    chunk.copyTo(data)
    blocks.push({ track, at: chunk.timestamp / 1_000, key: chunk.type === 'key', data: base64(data) })
    const head = more?.decoderConfig?.description
    if (track === 2 && head instanceof ArrayBuffer) opusHead = base64(new Uint8Array(head))
  }
  /** @param {DOMException} problem */
  const error = (problem) => {
    throw problem
  }

  /** @type {Record<string, HTMLImageElement>} */
  const faces = {}
  for (const [name, svg] of Object.entries(pictures)) {
    const face = new Image(width, height)
    face.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
    await face.decode()
    faces[name] = face
  }
  const canvas = new OffscreenCanvas(width, height)
  const drawing = canvas.getContext('2d')
  if (drawing === null) throw new Error('no canvas')
  /** @param {string} mien */
  const draw = (mien) => {
    const face = faces[mien]
    if (face !== undefined) drawing.drawImage(face, 0, 0, width, height)
    drawing.font = '600 20px sans-serif'
    drawing.textAlign = 'center'
    const wide = drawing.measureText(label).width + 36
    drawing.fillStyle = 'rgba(20, 10, 23, 0.78)'
    drawing.beginPath()
    drawing.roundRect((width - wide) / 2, 98, wide, 36, 18)
    drawing.fill()
    drawing.fillStyle = '#fffafd'
    drawing.fillText(label, width / 2, 123)
  }

  const video = new VideoEncoder({ output: keep(1), error })
  video.configure({
    codec: 'vp09.00.10.08',
    width,
    height,
    framerate: fps,
    bitrateMode: 'quantizer',
    latencyMode: 'quality',
  })
  // What does not change is not encoded again, but once a second, so that a player goes on.
  let shown = ''
  for (let frame = 0; frame < seconds * fps; frame += 1) {
    const [beat, breath] = [frame % 24, Math.floor(frame / 24) % 3]
    const talks = breath < 2 && beat > 3 && beat < 17
    const blinks = beat === 21
    const mien = blinks ? 'blink' : talks && Math.floor(beat / 4 + breath) % 2 === 0 ? 'laugh' : 'smile'
    if (mien === shown && frame % fps !== 0) continue
    draw(mien)
    shown = mien
    const picture = new VideoFrame(canvas, { timestamp: (frame * 1_000_000) / fps })
    // The quantizer of VP9 is in the browsers and not yet in the types.
    const how = { keyFrame: frame === 0, vp9: { quantizer: frame === 0 ? 40 : 56 } }
    video.encode(picture, how)
    picture.close()
  }
  await video.flush()

  // A music box: five notes that never clash, each fading out, with rests between.
  const notes = [392, 440, 523.25, 587.33, 659.25].map((tone) => tone * 2 ** (tune / 12))
  const sound = new AudioEncoder({ output: keep(2), error })
  sound.configure({
    codec: 'opus',
    sampleRate: rate,
    numberOfChannels: 1,
    bitrate: 6_000,
    opus: { frameDuration: 60_000 },
  })
  for (let second = 0; second < seconds; second += 1) {
    const samples = new Float32Array(rate)
    const note = notes[(second * second + tune) % notes.length] ?? 440
    for (let at = 0; at < rate && second % 4 < 3; at += 1) {
      const time = at / rate
      samples[at] = 0.22 * Math.sin(2 * Math.PI * note * time) * Math.exp(-4 * time) * Math.min(1, time * 80)
    }
    const part = new AudioData({
      format: 'f32',
      sampleRate: rate,
      numberOfFrames: rate,
      numberOfChannels: 1,
      timestamp: second * 1_000_000,
      data: samples,
    })
    sound.encode(part)
    part.close()
  }
  await sound.flush()
  return { width, height, opusHead, blocks }
}
