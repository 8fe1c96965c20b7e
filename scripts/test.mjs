// @ts-check
// `npm test`: installs what is missing, runs every check and every test, and ends with the line `N passed, N failed`.
// `npm run test:fast`: checks and tests, without a browser, PostgreSQL, and anything installed on the system.
// `npm test -- checks tests postgres browser`: the stages that are named.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './lib/build.mjs'
import { haveChromium, haveHeadlessShell } from './lib/chromium.mjs'
import { installMissing } from './lib/install.mjs'
import { haveNats } from './lib/nats.mjs'
import { startPostgres } from './lib/postgres.mjs'
import { haveTurn } from './lib/turn.mjs'
import { whenOrphaned } from './lib/orphan.mjs'
import { reaches } from './lib/reach.mjs'
import { countPlaywright, countVitest, filesBelow } from './lib/reports.mjs'
import { root, run, stopRunning } from './lib/run.mjs'
import { twoAtATime } from './lib/two-at-a-time.mjs'

const stages = ['checks', 'tests', 'postgres', 'browser']
const named = process.argv.slice(2).filter((argument) => stages.includes(argument))
const chosen = process.argv.includes('--fast') ? ['checks', 'tests'] : named.length > 0 ? named : stages
const reports = join(root, '.reports')
const total = { passed: 0, failed: 0, skipped: 0 }
/** @type {string[]} */
const failures = []

const say = (/** @type {boolean} */ ok, /** @type {string} */ what, /** @type {number} */ ms) => {
  console.log(`${ok ? 'ok    ' : 'FAILED'}  ${what}  ${(ms / 1000).toFixed(1)} s`)
  if (!ok) failures.push(what)
}

const notRun = (/** @type {string} */ what, /** @type {string} */ why) => console.log(`not run: ${what} (${why})`)

const heading = (/** @type {string} */ what) => console.log(`\n── ${what} ──`)

/** A check that either holds or does not counts as one test. */
const countCheck = (/** @type {string} */ name, /** @type {boolean} */ ok, /** @type {number} */ ms) => {
  total[ok ? 'passed' : 'failed'] += 1
  say(ok, name, ms)
}

/** @type {readonly (readonly [name: string, command: string, ...args: string[]])[]} */
const checks = [
  ['format', 'prettier', '--check', '--log-level', 'warn', '--cache', '--cache-location', '.cache/prettier', '.'],
  ['lint', 'node', 'scripts/lint.mjs'],
  ['types', 'node', 'scripts/types.mjs'],
  ['boundaries', 'depcruise', '--config', '.dependency-cruiser.mjs', 'src', 'server'],
  ['unused code', 'knip'],
  ['texts', 'node', 'scripts/check-texts.mjs'],
  ['requirements', 'node', 'scripts/check-ids.mjs'],
  ['rule book', 'node', 'scripts/rulebook.mjs', '--check'],
]

/** What one check says stands together. */
const runChecks = async () => {
  heading('checks')
  await twoAtATime(checks, async ([name, command, ...args]) => {
    const { code, output, ms } = await run(command, args, { quiet: true })
    countCheck(name, code === 0, ms)
    if (code !== 0) console.log(output.trimEnd())
  })
}

/**
 * Adds a report to the total. A runner that fails without a failed test in its report counts as one failure.
 * @param {string} name
 * @param {{ code: number, ms: number }} ended
 * @param {import('./lib/reports.mjs').Count} count
 */
const add = (name, { code, ms }, { passed, failed, skipped, complaints }) => {
  const hidden = code !== 0 && failed === 0 ? 1 : 0
  total.passed += passed
  total.failed += failed + hidden
  total.skipped += skipped
  for (const complaint of complaints) console.log(complaint)
  say(failed + hidden === 0, `${name}: ${passed} passed, ${failed + hidden} failed`, ms)
}

const testFiles = (/** @type {string} */ folder) => filesBelow(folder, /\.test\.tsx?$/)

/**
 * @param {string} name
 * @param {readonly string[]} args
 * @param {readonly string[]} expected
 * @param {string} [url] of PostgreSQL; without it the server uses SQLite
 */
const runVitest = async (name, args, expected, url) => {
  heading(name)
  const report = join(reports, `vitest-${name.replaceAll(' ', '-')}.json`)
  const ended = await run('vitest', ['run', ...args], { env: { VITEST_REPORT: report, DATABASE_URL: url } })
  add(name, ended, countVitest(report, expected))
}

/** The tests of several gateways leave themselves out where there is no NATS; then this line says so. */
const lookForNats = async () => {
  const install = !process.argv.includes('--fast')
  if ((await haveNats({ install })) === undefined)
    notRun('several gateways over NATS', 'no nats-server on this machine')
}

/** What opens no store, or one of its own, has shown all there is to it in the stage before. */
const filesWithStore = () =>
  testFiles('tests/server').filter((file) => reaches(file, 'tests/server/store/test-store.ts', 'tests/'))

const runOnPostgres = async () => {
  const name = 'server on PostgreSQL'
  const given = process.env['DATABASE_URL'] ?? ''
  const cluster = given === '' ? await startPostgres() : { url: given, stop: async () => {} }
  if ('missing' in cluster) return notRun(name, cluster.missing)
  cleanUp = cluster.stop
  await runVitest(name, ['--project', 'server', ...filesWithStore()], filesWithStore(), cluster.url)
  await cluster.stop()
  cleanUp = async () => {}
}

const runBuild = async () => {
  heading('build')
  const since = Date.now()
  const ok = await build({ onlyStale: false })
  countCheck('build', ok, Date.now() - since)
  return ok
}

const runBrowser = async (/** @type {boolean} */ isBuilt) => {
  const name = 'browser'
  const expected = filesBelow('tests', /\.e2e\.ts$/)
  if (expected.length === 0) return notRun(name, 'there are no tests')
  if (!isBuilt) return notRun(name, 'the build failed')
  const chromium = await haveChromium()
  if (chromium === undefined) return notRun(name, 'no Chromium on this machine')
  if ((await haveTurn({ install: true })) === undefined)
    notRun('media through a relay', 'no turnserver on this machine')
  heading(name)
  const env = { CHROMIUM_PATH: chromium, HEADLESS_SHELL_PATH: await haveHeadlessShell() }
  const ended = await run('playwright', ['test'], { env })
  add(name, ended, countPlaywright(join(reports, 'playwright.json'), expected))
}

/** What must not outlive this process. */
let cleanUp = async () => {}
const giveUp = () => {
  stopRunning()
  void cleanUp().finally(() => process.exit(130))
}
process.on('SIGINT', giveUp)
process.on('SIGTERM', giveUp)
whenOrphaned(giveUp)

const since = Date.now()
await installMissing()
if (named.length === 0) rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
if (chosen.includes('tests') || chosen.includes('postgres')) await lookForNats()
if (chosen.includes('checks')) await runChecks()
if (chosen.includes('tests')) await runVitest('tests', [], testFiles('tests'))
if (chosen.includes('postgres')) await runOnPostgres()
if (chosen.includes('browser')) await runBrowser(await runBuild())
for (const stage of stages) if (!chosen.includes(stage)) notRun(stage, 'not asked for')

heading(`${((Date.now() - since) / 60_000).toFixed(1)} minutes`)
for (const failure of failures) console.log(`FAILED  ${failure}`)
if (total.skipped > 0) console.log(`${total.skipped} skipped`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
