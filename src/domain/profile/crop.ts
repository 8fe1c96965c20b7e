import type { Cut, Size } from '../kernel/picture-cut'

/** What of a picture is taken: how near, and the middle as parts of width and height from 0 to 1. */
export interface Crop {
  readonly zoom: number
  readonly x: number
  readonly y: number
}

/** Faces of profiles are 3:4. @rule PROF-25 */
export const PORTRAIT: Size = { width: 3, height: 4 }
/** The picture behind a profile. */
export const BACKDROP: Size = { width: 16, height: 9 }

/** The nearest that a crop comes. */
export const NEAREST = 4

const between = (least: number, most: number, value: number): number => Math.min(most, Math.max(least, value))

/** What a crop takes, as parts of the picture: all of its width or height at zoom 1. */
const partOf = (picture: Size, shape: Size, zoom: number): Size => {
  const flat = picture.width / picture.height / (shape.width / shape.height)
  return { width: Math.min(1, 1 / flat) / zoom, height: Math.min(1, flat) / zoom }
}

/** The same crop with its edges inside the picture. */
const inside = (picture: Size, shape: Size, { zoom, x, y }: Crop): Crop => {
  const near = between(1, NEAREST, zoom)
  const { width, height } = partOf(picture, shape, near)
  return { zoom: near, x: between(width / 2, 1 - width / 2, x), y: between(height / 2, 1 - height / 2, y) }
}

/** As much as fits, around the middle. */
export const wholeCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 }

/** Moves the picture behind its frame; `by` in parts of the frame, to the right and down. */
export const moveCrop = (
  picture: Size,
  shape: Size,
  crop: Crop,
  by: { readonly x: number; readonly y: number },
): Crop => {
  const { width, height } = partOf(picture, shape, crop.zoom)
  return inside(picture, shape, { ...crop, x: crop.x - by.x * width, y: crop.y - by.y * height })
}

/** Nearer by a factor above 1, farther below, around the middle. */
export const zoomCrop = (picture: Size, shape: Size, crop: Crop, factor: number): Crop =>
  inside(picture, shape, { ...crop, zoom: crop.zoom * factor })

/** Where the whole picture lies behind the frame, in parts of the frame. */
export const placeBehind = (picture: Size, shape: Size, crop: Crop): Cut => {
  const { x, y, zoom } = inside(picture, shape, crop)
  const { width, height } = partOf(picture, shape, zoom)
  return { width: 1 / width, height: 1 / height, x: 0.5 - x / width, y: 0.5 - y / height }
}

/** The rectangle to cut out, in whole pixels of the picture. */
export const cutOf = (picture: Size, shape: Size, crop: Crop): Cut => {
  const { x, y, zoom } = inside(picture, shape, crop)
  const part = partOf(picture, shape, zoom)
  const [width, height] = [Math.round(part.width * picture.width), Math.round(part.height * picture.height)]
  return {
    width,
    height,
    x: between(0, picture.width - width, Math.round(x * picture.width - width / 2)),
    y: between(0, picture.height - height, Math.round(y * picture.height - height / 2)),
  }
}
