// Runs a TypeScript module as a process of its own: `node run-child.mjs /tests/… arguments`.
// One bundle that is never written: taking its modules one by one costs ten times as much.
import { registerHooks } from 'node:module'
import { build } from 'vite'

// Whoever started it has gone: a test that failed could not end it, and who waits for its output would wait for ever.
process.stdin
  .once('end', () => process.exit(1))
  .resume()
  .unref()

const [, , entry = ''] = process.argv
const root = new URL('../../../', import.meta.url)
const { output } = await build({
  configFile: false,
  logLevel: 'error',
  build: {
    ssr: entry.slice(1),
    write: false,
    target: 'esnext',
    copyPublicDir: false,
    rolldownOptions: { output: { codeSplitting: false } },
  },
  ssr: { noExternal: [/^fp-ts/, /^io-ts/] },
})
const bundle = new URL('bundle-of-a-test.js', root).href
registerHooks({
  resolve: (name, context, next) => (name === bundle ? { url: bundle, shortCircuit: true } : next(name, context)),
  load: (url, context, next) =>
    url === bundle ? { format: 'module', source: output[0].code, shortCircuit: true } : next(url, context),
})
await import(bundle)
