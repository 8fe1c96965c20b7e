import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

export type Bytes = Uint8Array<ArrayBuffer>

const own = async (encoded: Promise<Buffer>): Promise<Bytes> => new Uint8Array(await encoded)

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 40, b: 90 } } })

/** A picture of one colour. */
export const aPicture = (format: 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff' | 'avif', width = 600, height = 800) =>
  own(plain(width, height).toFormat(format).toBuffer())

/** A JPEG with data about its maker and place, of grainy pixels. `orientation` as in EXIF, 1 to 8. */
export const aPhoto = (width: number, height: number, orientation = 1): Promise<Bytes> =>
  own(
    sharp({
      create: {
        width,
        height,
        channels: 3,
        background: 'black',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .withExif({
        IFD0: { Copyright: 'SECRET-NAME', Software: 'SECRET-CAMERA' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 12/1' },
      })
      .withMetadata({ orientation })
      .jpeg()
      .toBuffer(),
  )

const frames = (count: number) => ({ width: 20, height: 20 * count, pageHeight: 20, channels: 3 as const })

/** Moves: two frames. */
export const aMovie = (format: 'gif' | 'webp'): Promise<Bytes> => {
  const pixels = Buffer.alloc(20 * 40 * 3, 7)
  pixels.fill(200, 20 * 20 * 3)
  return own(
    sharp(pixels, { raw: frames(2) })
      .toFormat(format, { delay: [100, 100] })
      .toBuffer(),
  )
}

const chunk = (name: string, content: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

const PNG_START = 33

/** A PNG of two frames: says so before its picture. */
export const aMovingPng = async (): Promise<Bytes> => {
  const still = await aPicture('png', 20, 20)
  const moving = chunk('acTL', new Uint8Array([0, 0, 0, 2, 0, 0, 0, 0]))
  return new Uint8Array(Buffer.concat([still.subarray(0, PNG_START), moving, still.subarray(PNG_START)]))
}

/** A small file that claims to be a picture of that size: one bit a pixel, all black. */
export const aBomb = (width: number, height: number): Bytes => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const pixels = deflateSync(Buffer.alloc(1_000_000))
  return new Uint8Array(
    Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]),
  )
}
