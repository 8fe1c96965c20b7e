import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Findings } from './inspect'

const base = join(import.meta.dirname, '../../.cache/looks')
const shots = join(base, 'shots')

interface Found extends Findings {
  readonly scene: string
  readonly look: string
  readonly file: string
  readonly failed: string
  readonly faults: readonly string[]
  readonly axe: readonly string[]
}

const readAll = (): readonly Found[] =>
  readdirSync(shots)
    .filter((name) => name.endsWith('.json'))
    .toSorted((one, other) => one.localeCompare(other))
    .map((name) => JSON.parse(readFileSync(join(shots, name), 'utf8')) as Found)

const LABEL = 26
const [ROWS, GAP, WIDTH] = [2, 12, 2_000]

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const label = (text: string, width: number): Buffer =>
  Buffer.from(
    `<svg width="${width}" height="${LABEL}"><rect width="100%" height="100%" fill="#333"/><text x="6" y="18" font-family="sans-serif" font-size="14" fill="#fff">${escape(text)}</text></svg>`,
  )

interface Tile {
  readonly width: number
  readonly picture: Buffer
}

/** A picture as tall as the others of its sheet, with its name above. */
const tileOf = async ({ file, look, scene }: Found, height: number): Promise<Tile> => {
  const { data, info } = await sharp(join(shots, file)).resize({ height }).png().toBuffer({ resolveWithObject: true })
  const picture = await sharp({
    create: { width: info.width, height: height + LABEL, channels: 3, background: '#333' },
  })
    .composite([
      { input: label(`${file.slice(0, 3)} ${scene}, ${look}`, info.width), top: 0, left: 0 },
      { input: data, top: LABEL, left: 0 },
    ])
    .png()
    .toBuffer()
  return { width: info.width, picture }
}

/** Rows of tiles that are at most as wide as a sheet. */
const rowsOf = (tiles: readonly Tile[]): readonly (readonly Tile[])[] => {
  const rows: Tile[][] = [[]]
  let used = 0
  for (const tile of tiles) {
    if (used > 0 && used + tile.width > WIDTH) {
      rows.push([])
      used = 0
    }
    rows.at(-1)?.push(tile)
    used += tile.width + GAP
  }
  return rows
}

const drawSheet = async (rows: readonly (readonly Tile[])[], height: number, path: string): Promise<void> => {
  const step = height + LABEL + GAP
  const placed = rows.flatMap((row, at) => {
    let left = 0
    return row.map(({ picture, width }) => {
      const place = { input: picture, top: at * step, left }
      left += width + GAP
      return place
    })
  })
  await sharp({ create: { width: WIDTH, height: rows.length * step, channels: 3, background: '#777' } })
    .composite(placed)
    .jpeg({ quality: 88 })
    .toFile(path)
}

const list = (title: string, all: readonly Found[], of: (found: Found) => readonly string[]): string => {
  const lines = all.flatMap((found) =>
    of(found).map((text) => `- ${found.file.slice(0, 3)} ${found.scene} (${found.look}): ${text}`),
  )
  return `## ${title}: ${lines.length}\n\n${lines.join('\n')}\n`
}

const report = (all: readonly Found[]): string =>
  [
    `# ${all.length} pictures`,
    list('Not reached', all, ({ failed }) => (failed === '' ? [] : [failed])),
    list('Errors of the page', all, ({ faults }) => faults.map((fault) => fault.split('\n')[0] ?? fault)),
    list('axe', all, ({ axe }) => axe),
    list('Wider than its place', all, ({ overflow }) => overflow),
    list('Text that is cut', all, ({ cut }) => cut),
    list('Targets under 24 px', all, ({ small }) => small),
    list('Layout shift of 0.02 or more', all, ({ shift }) => (shift >= 0.02 ? [shift.toFixed(3)] : [])),
  ].join('\n\n')

/** Removes what an earlier run left. */
export const clearLooks = (): void => rmSync(base, { recursive: true, force: true })

/** Contact sheets and a report of what was found, from all pictures; answers whether nothing was found. */
export const drawSheets = async (): Promise<boolean> => {
  const all = readAll()
  mkdirSync(base, { recursive: true })
  const height = 760
  const wide = (found: Found): boolean => /^(desktop|lying|zoomed)/.test(found.look)
  const groups = [all.filter((found) => !wide(found)), all.filter(wide)]
  for (const [at, group] of groups.entries()) {
    const tall = at === 0 ? height : 600
    const rows = rowsOf(await Promise.all(group.map((found) => tileOf(found, tall))))
    for (let from = 0; from < rows.length; from += ROWS)
      await drawSheet(
        rows.slice(from, from + ROWS),
        tall,
        join(base, `sheet-${at === 0 ? 'tall' : 'wide'}-${String(from / ROWS).padStart(2, '0')}.jpg`),
      )
  }
  writeFileSync(join(base, 'report.md'), report(all))
  const faults = all.filter(
    (one) =>
      [one.failed, one.faults, one.axe, one.overflow, one.cut, one.small].some((of) => of.length > 0) ||
      one.shift >= 0.02,
  )
  console.log(`${all.length} pictures, ${faults.length} with findings: .cache/looks/report.md and the sheets beside it`)
  return faults.length === 0
}
