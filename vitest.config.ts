import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const project = (name: string, include: readonly string[], more: object = {}) => ({
  extends: true as const,
  test: { name, include: [...include], environment: 'node', ...more },
})

const inFolder = (name: string, more: object = {}) => project(name, [`tests/${name}/**/*.test.{ts,tsx}`], more)

/** Ends what hangs; a slow machine with other work ends what does not, in its time. */
const PATIENCE_MS = 60_000
const patient = { testTimeout: PATIENCE_MS, hookTimeout: PATIENCE_MS }

/** Neither layer knows anything global, so files need no walls between them: a quarter of the time. */
const pure = { pool: 'threads', isolate: false }

/** The runner of all tests names a file for the report; a single run by hand leaves none. */
const report = process.env['VITEST_REPORT']

export default defineConfig({
  plugins: [react()],
  test: {
    reporters: report === undefined ? ['default'] : ['default', ['json', { outputFile: report }]],
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // Vitest keeps one core for itself, which is half of a machine with two.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    passWithNoTests: false,
    allowOnly: false,
    projects: [
      inFolder('domain', pure),
      inFolder('application', { ...pure, setupFiles: ['tests/application/setup.ts'] }),
      inFolder('contract', patient),
      inFolder('terminal', { ...patient, setupFiles: ['tests/application/setup.ts'] }),
      inFolder('demo', { ...patient, setupFiles: ['tests/application/setup.ts'] }),
      // Each test opens a gateway and a store of its own; what files share is loaded once a worker, a third of the work.
      inFolder('server', { ...patient, isolate: false }),
      // One window a worker: to load React and its libraries anew for each file took five times as long.
      inFolder('ui', {
        ...patient,
        isolate: false,
        environment: './tests/ui/one-window.ts',
        setupFiles: ['tests/ui/setup.ts'],
      }),
      inFolder('architecture', patient),
    ],
  },
})
