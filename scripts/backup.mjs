// @ts-check
// `npm run backup -- <new folder>`, `npm run restore -- <folder>`: database, pictures and key of the configured deployment.
import { importHere } from './lib/import-here.mjs'
import { run } from './lib/run.mjs'

const act = async (/** @type {readonly string[]} */ words) => {
  const { main } = await importHere('/server/backup/cli.ts')
  return main(words, {
    env: process.env,
    out: (/** @type {string} */ text) => process.stdout.write(`${text}\n`),
    err: (/** @type {string} */ text) => process.stderr.write(`${text}\n`),
  })
}

const [first, ...rest] = process.argv.slice(2)
if (first === '--here') process.exit(await act(rest))
process.exit((await run('node', ['scripts/backup.mjs', '--here', ...process.argv.slice(2)])).code)
