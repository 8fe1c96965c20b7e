import type { Speakers } from './speakers'

/** Hertz; a small rising melody. */
const NOTES = [523.25, 659.25, 783.99] as const
const NOTE_S = 0.28

/** Plays on the chosen speaker; resolves when it is over. */
export const playMelody = async (speakers: Speakers): Promise<void> => {
  const context = new AudioContext()
  const out = context.createMediaStreamDestination()
  const element = new Audio()
  element.srcObject = out.stream
  const stopFollowing = speakers.follow(element)
  try {
    await context.resume()
    await element.play()
    const begin = context.currentTime + 0.05
    const gain = new GainNode(context, { gain: 0.25 })
    gain.connect(out)
    const notes = NOTES.map((frequency, n) => {
      const note = new OscillatorNode(context, { frequency, type: 'triangle' })
      note.connect(gain)
      note.start(begin + n * NOTE_S)
      note.stop(begin + (n + 1) * NOTE_S)
      return note
    })
    await new Promise((resolve) => notes.at(-1)?.addEventListener('ended', resolve))
  } finally {
    stopFollowing()
    element.srcObject = null
    await context.close()
  }
}
