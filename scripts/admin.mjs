// @ts-check
// `npm run admin -- <area> <command> …`: what the operator looks at and decides, on the store of a running gateway or alone.
import { importHere } from './lib/import-here.mjs'
import { run } from './lib/run.mjs'

const act = async (/** @type {readonly string[]} */ words) => {
  const { main } = await importHere('/server/admin/cli.ts')
  return main(words, {
    env: process.env,
    out: (/** @type {string} */ text) => process.stdout.write(`${text}\n`),
    err: (/** @type {string} */ text) => process.stderr.write(`${text}\n`),
  })
}

const [first, ...rest] = process.argv.slice(2)
if (first === '--here') process.exit(await act(rest))
process.exit((await run('node', ['scripts/admin.mjs', '--here', ...process.argv.slice(2)])).code)
