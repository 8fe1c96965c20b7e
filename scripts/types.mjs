// @ts-check
// Checks the types of every layer with its own tsconfig, two at a time: `npm run types -- domain ui` checks two layers.
import { readdirSync } from 'node:fs'
import { root, run } from './lib/run.mjs'
import { tsc } from './lib/tsc.mjs'
import { twoAtATime } from './lib/two-at-a-time.mjs'

/** Together nine tenths of the work: what starts last keeps one core waiting for the other. */
const largest = ['tests', 'ui', 'server']

/** Every layer has a `tsconfig.<layer>.json` at the root; `base` is what they share. */
const found = readdirSync(root)
  .flatMap((name) => /^tsconfig\.([a-z]+)\.json$/.exec(name)?.[1] ?? [])
  .filter((layer) => layer !== 'base')

const layers = [...new Set([...largest, ...found])]

const asked = process.argv.slice(2)
const unknown = asked.filter((layer) => !layers.includes(layer))
if (unknown.length > 0) {
  console.error(`no such layer: ${unknown.join(', ')}; there are ${layers.join(', ')}`)
  process.exit(2)
}

const todo = asked.length > 0 ? asked : layers
let failed = 0

const check = async (/** @type {string} */ layer) => {
  const cache = ['--incremental', '--tsBuildInfoFile', `.cache/types/${layer}.tsbuildinfo`]
  // Each of several checkers would look at what they share once more: two layers at a time fill two cores.
  const how = ['--pretty', 'false', '--checkers', '1', ...cache]
  const { code, output, ms } = await run('node', [tsc, '-p', `tsconfig.${layer}.json`, ...how], { quiet: true })
  console.log(`${code === 0 ? 'ok' : 'FAILED'}  ${layer}  ${(ms / 1000).toFixed(1)} s`)
  if (code !== 0) {
    failed += 1
    console.log(output.trimEnd())
  }
}

await twoAtATime(todo, check)
process.exit(failed === 0 ? 0 : 1)
