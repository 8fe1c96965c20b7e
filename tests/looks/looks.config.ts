import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { measuredBrowser } from '../e2e/support/browsers'

/** As in `playwright.config.ts`. */
registerHooks({
  resolve: (name, context, next) => next(name.replace(/^fp-ts\/([^/.]+)$/, 'fp-ts/lib/$1.js'), context),
})

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: 'looks.ts',
  outputDir: join(import.meta.dirname, '../../.cache/looks/playwright'),
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  reporter: [['line']],
  use: { launchOptions: measuredBrowser, serviceWorkers: 'block', actionTimeout: 15_000 },
})
