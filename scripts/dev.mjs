// @ts-check
// `npm run dev`: the client with hot reload and the gateway, on one port. Saving a file of the gateway starts it anew.
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { join } from 'node:path'
import { runDemoPeople } from './lib/demo.mjs'
import { root, toolEnv } from './lib/run.mjs'

/** What the gateway is made of; the rest is the client's, and Vite reloads that. */
const parts = ['server', 'src/domain', 'src/infrastructure/gateway/contract', 'scripts/dev']

const serve = async () => {
  const { createServer: createVite, isRunnableDevEnvironment } = await import('vite')
  const httpServer = createHttpServer()
  const vite = await createVite({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: httpServer } },
    ssr: { noExternal: [/^fp-ts/, /^io-ts/] },
  })
  const { ssr } = vite.environments
  if (ssr === undefined || !isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run the gateway')
  // What is being worked on is never kept; a worker that `npm start` left on this port goes.
  process.env['SERVICE_WORKER'] ??= 'off'
  const { run } = await ssr.runner.import('/server/run.ts')
  const { viteClient } = await ssr.runner.import('/scripts/dev/vite-client.ts')
  await run({ httpServer, client: viteClient(vite, root) })
}

const start = () =>
  spawn('node', [join(root, 'scripts/dev.mjs'), '--serve', ...process.argv.slice(2)], {
    cwd: root,
    env: toolEnv(),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })

const supervise = () => {
  let child = start()
  let ending = false
  /** @type {NodeJS.Timeout | undefined} */
  let soon
  const restart = () => {
    child.removeAllListeners('exit')
    child.once('exit', () => {
      child = start()
      child.once('exit', stop)
    })
    if (child.exitCode !== null) child.emit('exit')
    else child.kill('SIGTERM')
  }
  const stop = () => {
    if (ending) process.exit(child.exitCode ?? 0)
  }
  child.once('exit', stop)
  const endDemoPeople = runDemoPeople()
  for (const part of parts) {
    watch(join(root, part), { recursive: true }, () => {
      clearTimeout(soon)
      soon = setTimeout(restart, 150)
    })
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.on(signal, () => {
      if (ending) return
      ending = true
      endDemoPeople()
      child.once('exit', () => process.exit(0))
      if (child.exitCode === null) child.kill('SIGTERM')
      else process.exit(0)
    })
  }
}

if (process.argv.includes('--serve')) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  await serve()
} else supervise()
