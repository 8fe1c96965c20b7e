// @ts-check
// `npm run ledger`: recomputes every balance of the configured database from its postings, also beside a running gateway.
// Exit code 0: sound, 1: not sound, 2: could not be read.
import { root, run } from './lib/run.mjs'

const importCommand = async () => {
  const { createServer, createServerModuleRunner } = await import('vite')
  const vite = await createServer({
    root,
    configFile: false,
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    logLevel: 'error',
    appType: 'custom',
  })
  await createServerModuleRunner(vite.environments.ssr).import('/server/coins/verify.ts')
  process.exit()
}

if (process.argv.includes('--here')) await importCommand()
else process.exit((await run('node', ['scripts/verify.mjs', '--here'])).code)
