import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type BrowserContext, type Page } from '@playwright/test'
import type { BareTab } from './bare-browser'
import { clientDir } from './built-server'

/** The program is kept: the worker is in charge of the page and holds what it wants to hold. */
export const kept = async (page: Page): Promise<void> => {
  const state = () => page.evaluate(() => navigator.serviceWorker.controller?.state)
  await expect.poll(state, { timeout: 30_000 }).toBe('activated')
}

/** Whether the browser has a worker, and how many files it keeps. */
export const held = (tab: BareTab) =>
  tab.run(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: (await caches.keys()).length,
  }))

/** Addresses of all that the worker keeps, without their revisions. */
export const keptPaths = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const stored = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return stored.flat().map(({ url }) => new URL(url).pathname)
  })

export const offline = async (context: BrowserContext, page: Page, yes: boolean): Promise<void> => {
  await context.setOffline(yes)
  // Nothing is as sure as the page itself.
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(!yes)
}

export interface OtherBuild {
  readonly dir: string
  readonly remove: () => void
}

/** What a built file is called by the others; which of them it is, the list of files tells. */
const assetName = /[\w.~-]+\.(?:js|css|woff2)/g
const text = /\.(?:js|css|html|webmanifest)$/

/** The same program under other names, as after a change of every file: none of the names of the build under test is left. */
export const otherBuild = (): OtherBuild => {
  const dir = mkdtempSync(join(tmpdir(), 'build-'))
  cpSync(clientDir, dir, { recursive: true, filter: (from) => !/\.(?:br|gz)$/.test(from) })
  const assets = join(dir, 'assets')
  const names = readdirSync(assets)
  const renamed = new Map(names.map((name) => [name, name.replace(/(\.\w+)$/, 'next$1')]))
  const files = [...readdirSync(dir).map((name) => join(dir, name)), ...names.map((name) => join(assets, name))]
  for (const file of files.filter((name) => text.test(name))) {
    const content = readFileSync(file, 'utf8').replaceAll(assetName, (name) => renamed.get(name) ?? name)
    writeFileSync(file, content.replaceAll(/"revision":"(\w+)"/g, '"revision":"$1next"'))
  }
  renamed.forEach((next, name) => renameSync(join(assets, name), join(assets, next)))
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) }
}
