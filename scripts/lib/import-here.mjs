// @ts-check
import { root } from './run.mjs'

/**
 * Runs modules written in TypeScript in this process.
 * @param {string} folder what paths start from
 * @param {import('vite').Plugin[]} [plugins]
 * @returns {Promise<{ import: (path: string) => Promise<any>, close: () => Promise<void> }>}
 */
export const makeRunner = async (folder, plugins = []) => {
  const { createServer, createServerModuleRunner } = await import('vite')
  const vite = await createServer({
    root: folder,
    configFile: false,
    plugins,
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    ssr: { noExternal: [/^fp-ts/, /^io-ts/] },
    logLevel: 'error',
    appType: 'custom',
  })
  const runner = createServerModuleRunner(vite.environments.ssr)
  return {
    import: (path) => runner.import(path),
    close: async () => {
      await runner.close()
      await vite.close()
    },
  }
}

/** @type {ReturnType<typeof makeRunner> | undefined} */
let runner

/**
 * Imports a module written in TypeScript into this process.
 * @param {string} path from the root of the repository, with a slash in front
 */
export const importHere = async (path) => (await (runner ??= makeRunner(root))).import(path)
