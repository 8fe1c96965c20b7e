// @ts-check
// Checks the types of every layer with its own tsconfig, two at a time: `npm run types -- domain ui` checks two layers.
import { readdirSync } from 'node:fs'
import { root, run } from './lib/run.mjs'

/** Every layer has a `tsconfig.<layer>.json` at the root; `base` is what they share. */
const layers = readdirSync(root)
  .map((name) => /^tsconfig\.([a-z]+)\.json$/.exec(name)?.[1])
  .filter((layer) => layer !== undefined && layer !== 'base')

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
  const { code, output, ms } = await run('tsc', ['-p', `tsconfig.${layer}.json`, '--pretty', 'false', ...cache], {
    quiet: true,
  })
  console.log(`${code === 0 ? 'ok' : 'FAILED'}  ${layer}  ${(ms / 1000).toFixed(1)} s`)
  if (code !== 0) {
    failed += 1
    console.log(output.trimEnd())
  }
}

const queue = [...todo]
const worker = async () => {
  for (let layer = queue.shift(); layer !== undefined; layer = queue.shift()) await check(layer)
}
await Promise.all([worker(), worker()])
process.exit(failed === 0 ? 0 : 1)
