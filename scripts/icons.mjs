// @ts-check
// Draws the icons of the installed app from public/icon.svg: `node scripts/icons.mjs` after the drawing has changed.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { root } from './lib/run.mjs'

const drawing = readFileSync(join(root, 'public/icon.svg'), 'utf8')
const mark = /<g [\s\S]*<\/g>/.exec(drawing)?.[0]
const ground = /<rect [^>]*fill="(#\w+)"/.exec(drawing)?.[1]
if (mark === undefined || ground === undefined) throw new Error('public/icon.svg has no mark on a ground')

/** The mark on a ground without corners, small enough that any mask leaves it whole. */
const unmasked = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <rect width="64" height="64" fill="${ground}" />
  <g transform="translate(32 32) scale(0.86) translate(-32 -32)">${mark}</g>
</svg>`

const icons = [
  { name: 'icon-192', size: 192, of: drawing },
  { name: 'icon-512', size: 512, of: drawing },
  { name: 'icon-maskable-192', size: 192, of: unmasked },
  { name: 'icon-maskable-512', size: 512, of: unmasked },
  { name: 'apple-touch-icon', size: 180, of: unmasked },
]

for (const { name, of, size } of icons) {
  const image = sharp(Buffer.from(of), { density: 72 * (size / 64) }).resize(size, size)
  await image.png({ palette: true, compressionLevel: 9 }).toFile(join(root, 'public', `${name}.png`))
}
