// @ts-check
// `npm run faults`: breaks things on purpose and counts what must hold. `npm run faults -- messages` makes one run,
// `--seed=N` repeats one, `--scale=N` makes it N times as long; `--gateways=2` runs `messages` against two processes on
// PostgreSQL that NATS wakes. Exit code 1: something did not hold.
import { randomInt } from 'node:crypto'
import { build } from './lib/build.mjs'
import { installMissing } from './lib/install.mjs'
import { importHere } from './lib/import-here.mjs'
import { haveNats } from './lib/nats.mjs'
import { startPostgres } from './lib/postgres.mjs'
import { run } from './lib/run.mjs'

const all = ['messages', 'calls', 'malformed', 'simulation', 'matching', 'ledger', 'payments']
const args = process.argv.slice(2)
/** `--name=value` or `--name value`. */
const given = (/** @type {string} */ name) => {
  const at = args.findIndex((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`))
  return args[at]?.split('=')[1] ?? (at < 0 ? undefined : args[at + 1])
}
const asked = args.filter(
  (arg, at) => !arg.startsWith('--') && !/^--(seed|scale|gateways|port)$/.test(args[at - 1] ?? ''),
)
const unknown = asked.filter((name) => !all.includes(name))

/**
 * Several gateways share a PostgreSQL and a NATS of the run's own.
 * @returns {Promise<{ url: string | undefined, stop: () => Promise<void> }>}
 */
const clusterFor = async (/** @type {number} */ gateways) => {
  if (gateways === 1) return { url: undefined, stop: async () => {} }
  const missing = (await haveNats({ install: true })) === undefined ? 'no nats-server on this machine' : undefined
  const cluster = missing === undefined ? await startPostgres() : { missing }
  if (!('missing' in cluster)) return cluster
  console.log(`not run: several gateways (${cluster.missing})`)
  return process.exit(1)
}

const runHere = async () => {
  const seed = Number(given('seed') ?? randomInt(2 ** 31))
  const { printReport } = await importHere('/tests/faults/report.ts')
  const gateways = Number(given('gateways') ?? 1)
  const cluster = await clusterFor(gateways)
  let held = true
  for (const name of asked.length > 0 ? asked : all) {
    const { run: runFaults } = await importHere(`/tests/faults/${name}.run.ts`)
    const [port, scale] = [Number(given('port') ?? 4110), Number(given('scale') ?? 1)]
    const report = await runFaults({ seed, port, scale, gateways, databaseUrl: cluster.url })
    held = printReport(name, report, seed) && held
  }
  await cluster.stop()
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
