// @ts-check
// `npm run bench`: measures the figures to hold, each beside its floor of the same run. `npm run bench -- server` measures one
// group. Exit code 1: a figure is over its bound.
import { build } from './lib/build.mjs'
import { haveChromium } from './lib/chromium.mjs'
import { importHere } from './lib/import-here.mjs'
import { installMissing } from './lib/install.mjs'
import { run } from './lib/run.mjs'

const all = ['server', 'ledger', 'merge', 'first-screen', 'chat', 'chat-list', 'search', 'call', 'home', 'wall']
/** By name only: these take an hour (or as many minutes as `BENCH_MINUTES` says) and half of one. */
const long = ['memory', 'lighthouse']
const args = process.argv.slice(2)
const asked = args.filter((arg) => !arg.startsWith('--'))
const unknown = asked.filter((name) => ![...all, ...long].includes(name))

const measureHere = async () => {
  const { printFigures } = await importHere('/tests/bench/report.ts')
  const figures = []
  for (const name of asked.length > 0 ? asked : all) {
    const { run: measure } = await importHere(`/tests/bench/${name}.run.ts`)
    figures.push(...(await measure(Number(process.env['BENCH_PORT'] ?? 4112))))
  }
  process.exit(printFigures(figures) ? 0 : 1)
}

if (unknown.length > 0) {
  console.error(`no such figures: ${unknown.join(', ')}; there are ${[...all, ...long].join(', ')}`)
  process.exit(2)
}
if (args.includes('--here')) await measureHere()
else {
  await installMissing()
  if (process.env['PRODUCT_DIST'] === undefined && !(await build({ onlyStale: true }))) process.exit(1)
  const chromium = await haveChromium()
  process.exit((await run('node', ['scripts/bench.mjs', ...args, '--here'], { env: { CHROMIUM_PATH: chromium } })).code)
}
