// @ts-check
// `node scripts/clips.mjs [id …]`: draws the recordings of the demo people into server/seed/previews; without ids those that
// are missing. Portraits, other faces of them, a few notes: nobody is seen, and nothing is fetched.
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { haveChromium } from './lib/chromium.mjs'
import { drawClip } from './lib/draw-clip.mjs'
import { importHere } from './lib/import-here.mjs'
import { root } from './lib/run.mjs'
import { webm } from './lib/webm.mjs'

/** Who has a recording; enough for a home page that is alive. */
const recorded = [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1034, 1035, 1036, 1037, 1038, 1043]
const SECONDS = 40
/** Pictures and sound of a clip are small; more than this is a mistake of the drawing. */
const LIMIT_BYTES = 100_000

/** @param {number} id */
const fileOf = (id) => join(root, 'server/seed/previews', `${id}.webm`)

const { demoPersonOf } = await importHere('/server/seed/seed.ts')
const { drawPortrait } = await importHere('/server/seed/portrait.ts')

/** @param {number} id */
const sceneOf = (id) => {
  const found = demoPersonOf(id)
  if (found === undefined) throw new Error(`nobody is ${id}`)
  const { index, person } = found
  /** @param {object} mien */
  const face = (mien) => drawPortrait(person.name, index, person.gender, mien)
  const pictures = {
    smile: face({ mouthVariant: ['smile'] }),
    laugh: face({ mouthVariant: ['laugh'] }),
    blink: face({ mouthVariant: ['smile'], eyesVariant: ['happy'] }),
  }
  return { pictures, label: 'Recorded · Demo', tune: index % 12, seconds: SECONDS }
}

const asked = process.argv.slice(2).map(Number)
const wanted = asked.length > 0 ? asked : recorded.filter((id) => !existsSync(fileOf(id)))
const executablePath = await haveChromium()
const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath })
const page = await browser.newPage()
// Encoders are for pages that came by TLS; this one never leaves the machine.
await page.route('https://clips.invalid/', (route) =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
)
await page.goto('https://clips.invalid/')
for (const id of wanted) {
  const { blocks, opusHead, ...size } = await page.evaluate(drawClip, sceneOf(id))
  const film = webm({
    ...size,
    durationMs: SECONDS * 1_000,
    opusHead: Buffer.from(opusHead, 'base64'),
    blocks: blocks.map((block) => ({ ...block, data: Buffer.from(block.data, 'base64') })),
  })
  if (film.length > LIMIT_BYTES) throw new Error(`${id}: ${film.length} bytes are too many`)
  writeFileSync(fileOf(id), film)
  console.log(`${id}: ${film.length} bytes`)
}
await browser.close()
process.exit(0)
