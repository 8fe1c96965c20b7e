import { join } from 'node:path'
import type { Plugin } from 'vite'

const HELPER = '\0vite/preload-helper.js'
const loader = join(import.meta.dirname, '../../src/infrastructure/browser/load-files.ts')

/** Each `import()` of the build goes through `loadFiles` instead of Vite's helper, which gives up at the first failure. */
export const patientImports = (): Plugin => ({
  name: 'patient-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === HELPER ? `export { loadFiles as __vitePreload } from ${JSON.stringify(loader)}` : null),
})
