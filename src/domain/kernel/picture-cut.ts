/** Width and height, in whatever both are measured. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** A rectangle of a picture, in its pixels. */
export interface Cut extends Size {
  readonly x: number
  readonly y: number
}

/** The largest size of the same shape that fits `limit`; nothing grows. */
export const fitted = ({ width, height }: Size, limit: Size): Size => {
  const factor = Math.min(1, limit.width / width, limit.height / height)
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) }
}
