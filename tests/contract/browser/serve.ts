import { fileURLToPath } from 'node:url'
import { test as base, type Page } from '@playwright/test'
import { createServer, type ViteDevServer } from 'vite'

const root = fileURLToPath(new URL('./stage', import.meta.url))
const project = fileURLToPath(new URL('../../..', import.meta.url))

interface Stage {
  /** Runs one case of a suite in the page. */
  readonly runCase: (suite: string, title: string) => Promise<void>
}

interface ForEach {
  readonly stage: Stage
  /** The shared page, with the cases loaded. */
  readonly entered: Page
}

interface ForAll {
  readonly address: string
  /** One page serves all cases of a worker: each begins with a world of its own. */
  readonly shared: Page
}

/** The port is any free one, so that two runs do not meet. */
const addressOf = (server: ViteDevServer): string => {
  const address = server.resolvedUrls?.local[0]
  if (address === undefined) throw new Error('the server has no address')
  return address
}

/** Opens the page with the cases. */
export const enterStage = async (page: Page, address: string): Promise<Stage> => {
  await page.goto(address)
  await page.waitForFunction(() => document.title === 'ready')
  return {
    runCase: (suite, title) => page.evaluate(([name, what]) => window.runCase(name, what), [suite, title] as const),
  }
}

/** Tests that run inside a page which a small server of our own delivers. */
export const test = base.extend<ForEach, ForAll>({
  address: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
    async ({}, provide) => {
      const server = await createServer({
        configFile: false,
        root,
        cacheDir: `${project}.cache/vite-contract`,
        logLevel: 'error',
        server: { host: '127.0.0.1', port: 0, hmr: false, ws: false, fs: { allow: [project] } },
        optimizeDeps: {
          include: ['dexie', 'fp-ts/function', 'io-ts', 'altcha-lib', 'agora-rtc-sdk-ng', 'agora-rtm-sdk'],
        },
      })
      await server.listen()
      await provide(addressOf(server))
      await server.close()
    },
    { scope: 'worker' },
  ],
  shared: [
    async ({ browser }, provide) => {
      const context = await browser.newContext()
      await provide(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
  stage: async ({ address, shared }, provide) => {
    await provide(await enterStage(shared, address))
  },
  entered: async ({ address, shared }, provide) => {
    await enterStage(shared, address)
    await provide(shared)
  },
})
