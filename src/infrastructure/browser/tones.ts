/** A tone of one or two pitches, in Hz; times in seconds. */
interface Tone {
  readonly from: number
  readonly length: number
  readonly pitches: readonly number[]
  readonly loudness: number
}

/** A sound of our own: its length, and the tones in it. */
export interface Sound {
  readonly length: number
  readonly tones: readonly Tone[]
}

const tone = (from: number, length: number, loudness: number, ...pitches: readonly number[]): Tone => ({
  from,
  length,
  pitches,
  loudness,
})

/** Rings are repeated whole, pauses included. */
export const sounds = {
  incoming: {
    length: 3,
    tones: [
      tone(0, 0.28, 0.5, 659.25, 1318.5),
      tone(0.24, 0.28, 0.5, 783.99, 1567.98),
      tone(0.48, 0.5, 0.5, 987.77, 1975.53),
      tone(1.1, 0.28, 0.5, 659.25, 1318.5),
      tone(1.34, 0.28, 0.5, 783.99, 1567.98),
      tone(1.58, 0.6, 0.5, 987.77, 1975.53),
    ],
  },
  outgoing: { length: 4, tones: [tone(0, 1.2, 0.22, 440, 480)] },
  message: { length: 0.5, tones: [tone(0, 0.14, 0.3, 880), tone(0.1, 0.35, 0.3, 1318.5)] },
  hangup: { length: 0.6, tones: [tone(0, 0.2, 0.3, 493.88), tone(0.2, 0.35, 0.3, 329.63)] },
} as const satisfies Readonly<Record<string, Sound>>

const ATTACK = 0.012

/** How loud a tone is at a moment of it: quickly there, slowly gone. */
const envelope = (at: number, length: number): number =>
  Math.min(1, at / ATTACK) * Math.min(1, (length - at) / 0.08) * Math.exp((-1.2 * at) / length)

/** The sound as samples between -1 and 1. */
export const samplesOf = ({ length, tones }: Sound, rate: number): Float32Array<ArrayBuffer> => {
  const samples = new Float32Array(Math.round(length * rate))
  for (const { from, length: lasts, loudness, pitches } of tones) {
    const first = Math.round(from * rate)
    const count = Math.min(Math.round(lasts * rate), samples.length - first)
    for (let n = 0; n < count; n += 1) {
      const at = n / rate
      const wave = pitches.reduce((sum, pitch) => sum + Math.sin(2 * Math.PI * pitch * at), 0) / pitches.length
      samples[first + n] = (samples[first + n] ?? 0) + wave * loudness * envelope(at, lasts)
    }
  }
  return samples
}
