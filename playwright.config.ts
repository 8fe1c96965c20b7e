import { registerHooks } from 'node:module'
import { defineConfig } from '@playwright/test'
import { lightBrowser } from './tests/e2e/support/browsers'

/** fp-ts names its modules for bundlers; Node, which loads these tests one by one, finds them elsewhere. */
registerHooks({
  resolve: (name, context, next) => next(name.replace(/^fp-ts\/([^/.]+)$/, 'fp-ts/lib/$1.js'), context),
})

export default defineConfig({
  outputDir: '.cache/playwright',
  testMatch: '**/*.e2e.ts',
  // A journey waits more than it works: two of them fill two cores.
  workers: 2,
  // Browsers, server and database share two cores: a second try tells a slow machine from a fault, and is reported.
  retries: 1,
  forbidOnly: true,
  // What takes 40 s on a quiet machine takes four times that on a busy one.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '.reports/playwright.json' }]],
  use: {
    trace: 'on-first-retry',
    // Journeys that test the worker allow it: it would answer requests that others listen to.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: lightBrowser,
  },
  projects: [
    { name: 'contract', testDir: 'tests/contract/browser' },
    { name: 'e2e', testDir: 'tests/e2e' },
  ],
})
