// Runs a TypeScript module as a process of its own: `node run-child.mjs /tests/… arguments`.
import { createServer, createServerModuleRunner } from 'vite'

const server = await createServer({
  configFile: false,
  server: { middlewareMode: true, hmr: false, watch: null, ws: false },
  logLevel: 'error',
  appType: 'custom',
})
const runner = createServerModuleRunner(server.environments.ssr)
await runner.import(process.argv[2])
await runner.close()
await server.close()
