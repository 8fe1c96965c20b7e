import * as E from 'fp-ts/Either'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { makeReencode, type Renditions } from '../../../server/media/reencode'
import { defaultSettings } from '../../../server/settings'
import { aBomb, aMovie, aMovingPng, aPhoto, aPicture, type Bytes } from '../../builders/pictures'

const settings = defaultSettings('local').pictures
const reencode = makeReencode(settings)

const renditions = async (bytes: Uint8Array): Promise<Renditions> => {
  const made = await reencode(bytes)
  if (E.isLeft(made)) throw new Error('no picture')
  return made.right.renditions
}

const told = async (bytes: Uint8Array) => {
  const { exif, format, height, icc, iptc, width, xmp } = await sharp(bytes).metadata()
  return { format, width, height, data: [exif, icc, iptc, xmp].filter((block) => block !== undefined) }
}

const text = (content: string): Bytes => new TextEncoder().encode(content)

describe('a picture', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('in %s becomes WebP in three sizes [PROF-25]', async (format) => {
    const { large, medium, small } = await renditions(await aPicture(format, 1_200, 2_400))
    expect(await told(small)).toEqual({ format: 'webp', width: 112, height: 150, data: [] })
    expect(await told(medium)).toEqual({ format: 'webp', width: 270, height: 360, data: [] })
    expect(await told(large)).toEqual({ format: 'webp', width: 720, height: 1_440, data: [] })
  })

  it('is never made larger than it is, but for the two fixed sizes', async () => {
    const { large, small } = await renditions(await aPicture('png', 40, 30))
    expect(await told(large)).toMatchObject({ width: 40, height: 30 })
    expect(await told(small)).toMatchObject({ width: 112, height: 150 })
  })

  it('loses what its file told of camera and place', async () => {
    const photo = await aPhoto(800, 600)
    expect(Buffer.from(photo).includes('SECRET-NAME')).toBe(true)
    for (const rendition of Object.values(await renditions(photo))) {
      expect(Buffer.from(rendition).includes('SECRET')).toBe(false)
      expect((await told(rendition)).data).toEqual([])
    }
  })

  it('is turned upright as its camera noted', async () => {
    const { large } = await renditions(await aPhoto(800, 600, 6))
    expect(await told(large)).toMatchObject({ width: 600, height: 800 })
  })

  it('loses what is hidden behind its end', async () => {
    const photo = await aPicture('jpeg')
    const { large } = await renditions(new Uint8Array([...photo, ...text('MZ-evil-program')]))
    expect(Buffer.from(large).includes('evil')).toBe(false)
  })

  it.each([1, 3, 4] as const)('may have %d channels', async (channels) => {
    const made = sharp({
      create: { width: 50, height: 50, channels: channels === 1 ? 3 : channels, background: '#fff' },
    })
    const bytes = await (channels === 1 ? made.greyscale() : made).png().toBuffer()
    expect(await told((await renditions(bytes)).medium)).toMatchObject({ width: 270, height: 360 })
  })
})

describe('what is no picture', () => {
  const cases: readonly [string, () => Promise<Bytes> | Bytes][] = [
    ['nothing', () => new Uint8Array()],
    ['a text', () => text('not a picture')],
    [
      'an SVG',
      () => text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),
    ],
    ['a page', () => text('<!doctype html><script>alert(1)</script>')],
    ['a renamed program', () => text('MZ\u0090\0\u0003\0\0\0')],
    ['a program that begins like a JPEG', () => new Uint8Array([0xff, 0xd8, 0xff, ...text('MZ-program')])],
    ['a GIF', () => aPicture('gif')],
    ['a TIFF', () => aPicture('tiff')],
    ['an AVIF', () => aPicture('avif')],
    ['an animated GIF', () => aMovie('gif')],
    ['an animated WebP', () => aMovie('webp')],
    ['an animated PNG', aMovingPng],
    ['a bomb of 50,000 x 50,000', () => aBomb(50_000, 50_000)],
    ['a picture of no width', () => aBomb(0, 10)],
  ]

  it.each(cases)('is refused: %s', async (_name, make) => {
    expect(await reencode(await make())).toEqual(E.left({ _tag: 'NoPicture' }))
  })

  it.each(['jpeg', 'png', 'webp'] as const)('is refused: a %s that breaks off', async (format) => {
    const whole = format === 'jpeg' ? await aPhoto(400, 400) : await aPicture(format, 400, 400)
    for (const part of [0.99, 0.5, 0.05]) {
      const cut = whole.slice(0, Math.floor(whole.length * part))
      expect(await reencode(cut)).toEqual(E.left({ _tag: 'NoPicture' }))
    }
  })

  it('is refused one pixel beyond the limit, and not at it', async () => {
    const strict = makeReencode({ ...settings, pixels: 10_000 })
    expect(E.isRight(await strict(await aPicture('png', 100, 100)))).toBe(true)
    expect(E.isLeft(await strict(await aPicture('png', 100, 101)))).toBe(true)
  })
})

describe('a flood of pictures', () => {
  it('waits up to a number; those beyond are told to come back, and later ones get their turn', async () => {
    const narrow = makeReencode({ ...settings, atOnce: 1, waiting: 1 })
    const picture = await aPicture('png')
    const made = await Promise.all([1, 2, 3, 4].map(() => narrow(picture)))
    expect(made.map(E.isRight)).toEqual([true, true, false, false])
    expect(made[2]).toEqual(E.left({ _tag: 'Busy' }))
    expect(E.isRight(await narrow(picture))).toBe(true)
  })
})
