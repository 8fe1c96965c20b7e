// @ts-check
// `npm start`: installs what is missing, builds what is older than its sources, and runs the product with its demo people.
// It starts under whatever Node runs npm (20 or later); the product runs under the Node among its packages.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { build } from './lib/build.mjs'
import { runDemoPeople } from './lib/demo.mjs'
import { installMissing } from './lib/install.mjs'
import { whenOrphaned } from './lib/orphan.mjs'
import { root, toolEnv } from './lib/run.mjs'

await installMissing()
if (!(await build({ onlyStale: true }))) process.exit(1)

const node = join(root, 'node_modules', '.bin', 'node')
const server = spawn(node, [join('dist', 'server', 'main.js'), ...process.argv.slice(2)], {
  cwd: root,
  env: toolEnv(),
  stdio: 'inherit',
})

const endDemoPeople = runDemoPeople()

/** @param {NodeJS.Signals} signal */
const end = (signal) => {
  endDemoPeople()
  server.kill(signal)
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => end(signal === 'SIGHUP' ? 'SIGTERM' : signal))
}
whenOrphaned(() => end('SIGTERM'))
server.on('error', (error) => {
  console.error(`The server could not be started: ${error.message}`)
  process.exit(1)
})
server.on('exit', (code, signal) => {
  endDemoPeople()
  process.exit(code ?? (signal === null ? 1 : 128))
})
