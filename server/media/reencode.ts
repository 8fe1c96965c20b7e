import * as E from 'fp-ts/Either'
import type sharpLibrary from 'sharp'
import type { Sharp } from 'sharp'
import { type PictureSize, pictureSizes } from '../../src/domain/kernel/picture-size'
import { SECOND } from '../../src/domain/kernel/time'
import type { Settings } from '../settings'
import { formatOf } from './picture-format'
import { makeTurns } from './turns'

/** Not a still picture that can be decoded to its end within the limits. */
export type NoPicture = { readonly _tag: 'NoPicture' }

/** As many wait already as may. */
export type Busy = { readonly _tag: 'Busy' }

/** The same picture in each size, as WebP without any data about it. */
export type Renditions = Readonly<Record<PictureSize, Uint8Array>>

/** What was made of a file, with width and height of the largest size in pixels. */
export interface Remade {
  readonly renditions: Renditions
  readonly width: number
  readonly height: number
}

/** Decodes a picture and encodes it anew, upright and without what its file told beside it. */
export type Reencode = (bytes: Uint8Array) => Promise<E.Either<NoPicture | Busy, Remade>>

const noPicture: NoPicture = { _tag: 'NoPicture' }
const busy: Busy = { _tag: 'Busy' }

const QUALITY = 82

type Library = typeof sharpLibrary

/** Loaded when the first picture comes. Of all decoders only three are left, and none of them from a file. */
const load = async (): Promise<Library> => {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  })
  return sharp
}

const dimensions = (size: PictureSize) => {
  const [width, height] = pictureSizes[size].split('x').map(Number)
  return { width, height }
}

/** What came in is decoded once; only pixels of at most the large size are left of it. */
const decode = (picture: Sharp, seconds: number) =>
  picture
    .timeout({ seconds })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize({ ...dimensions('large'), fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })

type Pixels = Awaited<ReturnType<typeof decode>>

const encode = (picture: Sharp): Promise<Uint8Array> => picture.webp({ quality: QUALITY }).toBuffer()

const remadeOf = async (sharp: Library, { data, info }: Pixels): Promise<Remade> => {
  const pixels = () => sharp(data, { raw: info })
  const cropped = (size: 'small' | 'medium') => encode(pixels().resize({ ...dimensions(size), fit: 'cover' }))
  const renditions = { small: await cropped('small'), medium: await cropped('medium'), large: await encode(pixels()) }
  return { renditions, width: info.width, height: info.height }
}

/** One picture after another, and few that wait with their bytes, so that many uploads never take much memory. */
export const makeReencode = ({ atOnce, decodeMs, pixels, waiting }: Settings['pictures']): Reencode => {
  const inTurn = makeTurns(atOnce)
  let library: Promise<Library> | undefined
  let inside = 0

  const reencode = async (bytes: Uint8Array): Promise<E.Either<NoPicture, Remade>> => {
    const sharp = await (library ??= load())
    const picture = sharp(bytes, { failOn: 'error', limitInputPixels: pixels, sequentialRead: true })
    const decoded = await decode(picture, Math.ceil(decodeMs / SECOND)).catch(() => undefined)
    return decoded === undefined ? E.left(noPicture) : E.right(await remadeOf(sharp, decoded))
  }

  return async (bytes) => {
    if (formatOf(bytes) === undefined) return E.left(noPicture)
    if (inside >= atOnce + waiting) return E.left(busy)
    inside += 1
    return inTurn(() => reencode(bytes)).finally(() => (inside -= 1))
  }
}
