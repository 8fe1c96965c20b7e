import type { IO } from 'fp-ts/IO'

/** Loudness of a wave between -1 and 1: 0 is silence, 1 is shouting. Ordinary speech has to fill half of the scale. */
export const loudness = (wave: Float32Array): number => {
  const power = wave.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, wave.length)
  return Math.min(1, Math.sqrt(power) * 4)
}

/** Measures a track with every frame of the screen; returns its stop. */
export const measureLevel = (track: MediaStreamTrack, onLevel: (level: number) => void): IO<void> => {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = 1024
  context.createMediaStreamSource(new MediaStream([track])).connect(analyser)
  void context.resume().catch(() => undefined)
  const wave = new Float32Array(analyser.fftSize)
  const look = (): void => {
    analyser.getFloatTimeDomainData(wave)
    onLevel(track.enabled ? loudness(wave) : 0)
    frame = requestAnimationFrame(look)
  }
  let frame = requestAnimationFrame(look)
  return () => {
    cancelAnimationFrame(frame)
    void context.close().catch(() => undefined)
  }
}
