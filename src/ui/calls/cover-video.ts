/** As `.cover` of the stage. */
const [MIDDLE, EDGE, INK] = ['#3d1a2f', '#140c17', '#ffffff'] as const
/** Where the video has no size yet. */
const [WIDTH, HEIGHT] = [640, 360] as const

const linesOf = (ground: CanvasRenderingContext2D, words: string, width: number): readonly string[] => {
  const lines: string[] = []
  for (const word of words.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && ground.measureText(`${last} ${word}`).width <= width)
      lines[lines.length - 1] += ` ${word}`
    else lines.push(word)
  }
  return lines
}

const drawGround = (ground: CanvasRenderingContext2D): void => {
  const { height, width } = ground.canvas
  const glow = ground.createRadialGradient(width / 2, height * 0.45, 0, width / 2, height * 0.45, width * 0.6)
  glow.addColorStop(0, MIDDLE)
  glow.addColorStop(1, EDGE)
  ground.fillStyle = glow
  ground.fillRect(0, 0, width, height)
}

const drawWords = (ground: CanvasRenderingContext2D, words: string): void => {
  const { height, width } = ground.canvas
  const size = Math.min(width, height) / 10
  ground.font = `500 ${size}px ${getComputedStyle(document.body).fontFamily}`
  ground.direction = document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'
  ground.textAlign = 'center'
  ground.textBaseline = 'middle'
  ground.fillStyle = INK
  const lines = linesOf(ground, words, width * 0.85)
  const top = height / 2 - ((lines.length - 1) * size * 1.3) / 2
  lines.forEach((line, at) => ground.fillText(line, width / 2, top + at * size * 1.3))
}

/** A still picture of these words as a stream; null where a browser cannot make one. */
const streamOf = (words: string, width: number, height: number): MediaStream | null => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const ground = typeof canvas.captureStream === 'function' ? canvas.getContext('2d') : null
  if (ground === null) return null
  const stream = canvas.captureStream()
  drawGround(ground)
  drawWords(ground, words)
  return stream
}

/** Once it has played it may go on; what is refused stays as a still picture. */
const goOn = (video: HTMLVideoElement): void => void video.play().catch(() => undefined)

/** Plays on where nobody sees or hears it: what is decoded tells when it flows again. Returns its stop. */
const playUnseen = (source: HTMLVideoElement['srcObject']): (() => void) => {
  const unseen = document.createElement('video')
  unseen.muted = true
  unseen.srcObject = source
  goOn(unseen)
  return () => {
    unseen.srcObject = null
  }
}

/**
 * Has a video show words in place of what it played; answers with what brings that back. The window of a browser shows what its
 * video plays and nothing that the page lays over it; it stays open, for the element stays the same (@rule PLUS-8, PLUS-25).
 */
export const coverVideo = (video: HTMLVideoElement, words: string): (() => void) => {
  const stream = streamOf(words, video.videoWidth || WIDTH, video.videoHeight || HEIGHT)
  if (stream === null) return () => undefined
  const before = video.srcObject
  const stopUnseen = playUnseen(before)
  video.srcObject = stream
  goOn(video)
  return () => {
    stopUnseen()
    stream.getTracks().forEach((track) => track.stop())
    if (video.srcObject !== stream) return
    video.srcObject = video.isConnected ? before : null
    if (video.isConnected) goOn(video)
  }
}
