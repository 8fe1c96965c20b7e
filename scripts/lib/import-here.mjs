// @ts-check
import { root } from './run.mjs'

/** @type {Promise<{ import: (path: string) => Promise<any> }> | undefined} */
let runner

const makeRunner = async () => {
  const { createServer, createServerModuleRunner } = await import('vite')
  const vite = await createServer({
    root,
    configFile: false,
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    ssr: { noExternal: [/^fp-ts/, /^io-ts/] },
    logLevel: 'error',
    appType: 'custom',
  })
  return createServerModuleRunner(vite.environments.ssr)
}

/**
 * Imports a module written in TypeScript into this process.
 * @param {string} path from the root of the repository, with a slash in front
 */
export const importHere = async (path) => (await (runner ??= makeRunner())).import(path)
