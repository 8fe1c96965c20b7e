// @ts-check
// `npm run terminal -- <command>`: installs what is missing, builds the terminal client where it is older than its sources, runs it.
// It starts under whatever Node runs npm (20 or later); the client runs under the Node among its packages.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { build } from './lib/build.mjs'
import { installMissing } from './lib/install.mjs'
import { root, toolEnv } from './lib/run.mjs'

await installMissing()
if (!(await build({ onlyStale: true, only: 'terminal', say: console.error }))) process.exit(1)

const node = join(root, 'node_modules', '.bin', 'node')
const client = spawn(node, [join(root, 'dist', 'terminal', 'main.js'), ...process.argv.slice(2)], {
  env: toolEnv(),
  stdio: 'inherit',
})
/** The client hears signals of the terminal itself, and says when it ends. */
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => undefined)
client.on('error', (error) => {
  console.error(`The terminal client could not be started: ${error.message}`)
  process.exit(1)
})
client.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 128)))
