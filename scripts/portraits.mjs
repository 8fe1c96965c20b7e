// @ts-check
// `node scripts/portraits.mjs`: draws the demo people as pictures into server/seed/portraits, in each size that is asked for, after
// how they are drawn has changed.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { importHere } from './lib/import-here.mjs'
import { root } from './lib/run.mjs'

const folder = join(root, 'server/seed/portraits')
/** Points to an inch at which a drawing of 270 px has so many pixels across. */
const densityOf = (/** @type {number} */ width) => (72 * width) / 270

const { demoPersonOf, FIRST_ID } = await importHere('/server/seed/seed.ts')
const { drawPortrait } = await importHere('/server/seed/portrait.ts')
const { pictureSizes } = await importHere('/src/domain/kernel/picture-size.ts')
const sizes = /** @type {readonly string[]} */ (Object.values(pictureSizes))

mkdirSync(folder, { recursive: true })
for (let id = FIRST_ID; demoPersonOf(id) !== undefined; id += 1) {
  const { index, person } = demoPersonOf(id)
  const drawing = Buffer.from(drawPortrait(person.name, index, person.gender))
  for (const size of sizes) {
    const [width = 0, height = 0] = size.split('x').map(Number)
    const picture = sharp(drawing, { density: densityOf(width) }).resize({ width, height, fit: 'cover' })
    writeFileSync(join(folder, `${id}-${size}.webp`), await picture.webp({ quality: 75, effort: 6 }).toBuffer())
  }
}
