// @ts-check
// `npm run faults`: breaks things on purpose and counts what must hold. `npm run faults -- messages` makes one run,
// `--seed=N` repeats one, `--scale=N` makes it N times as long. Exit code 1: something did not hold.
import { randomInt } from 'node:crypto'
import { build } from './lib/build.mjs'
import { installMissing } from './lib/install.mjs'
import { importHere } from './lib/import-here.mjs'
import { run } from './lib/run.mjs'

const all = ['messages', 'calls', 'malformed']
const args = process.argv.slice(2)
const given = (/** @type {string} */ name) => args.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1]
const asked = args.filter((arg) => !arg.startsWith('--'))
const unknown = asked.filter((name) => !all.includes(name))

const runHere = async () => {
  const seed = Number(given('seed') ?? randomInt(2 ** 31))
  const { printReport } = await importHere('/tests/faults/report.ts')
  let held = true
  for (const name of asked.length > 0 ? asked : all) {
    const { run: runFaults } = await importHere(`/tests/faults/${name}.run.ts`)
    const report = await runFaults({ seed, port: Number(given('port') ?? 4110), scale: Number(given('scale') ?? 1) })
    held = printReport(name, report, seed) && held
  }
  process.exit(held ? 0 : 1)
}

if (unknown.length > 0) {
  console.error(`no such run: ${unknown.join(', ')}; there are ${all.join(', ')}`)
  process.exit(2)
}
if (args.includes('--here')) await runHere()
else {
  await installMissing()
  if (process.env['PRODUCT_DIST'] === undefined && !(await build({ onlyStale: true, only: 'server' }))) process.exit(1)
  process.exit((await run('node', ['scripts/faults.mjs', ...args, '--here'])).code)
}
