// @ts-check
import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { aptInstall, isDebianRoot } from './debian.mjs'
import { run } from './run.mjs'

const system = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(
  (name) => `/usr/bin/${name}`,
)

const playwrightCache = () => process.env['PLAYWRIGHT_BROWSERS_PATH'] ?? join(homedir(), '.cache', 'ms-playwright')

const inPlaywrightCache = () => {
  const folder = playwrightCache()
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => /^chromium-\d+$/.test(name))
    .toSorted()
    .toReversed()
    .flatMap((name) => [join(folder, name, 'chrome-linux', 'chrome'), join(folder, name, 'chrome-linux64', 'chrome')])
}

const find = () =>
  [process.env['CHROMIUM_PATH'] ?? '', ...system, ...inPlaywrightCache()].find(
    (path) => path !== '' && existsSync(path),
  )

const SHELL = '/usr/bin/chromium-headless-shell'

/**
 * The path of Chromium without its window, which takes a fifth less work; undefined where there is none: then the whole one does.
 * @returns {Promise<string | undefined>}
 */
export const haveHeadlessShell = async () => {
  if (!existsSync(SHELL) && isDebianRoot()) await aptInstall('chromium-headless-shell')
  return existsSync(SHELL) ? SHELL : undefined
}

/**
 * The path of a Chromium: the one named in CHROMIUM_PATH, the system's, Playwright's, else one that is installed now.
 * @returns {Promise<string | undefined>}
 */
export const haveChromium = async () => {
  const found = find()
  if (found !== undefined) return found
  console.log('Installing Chromium…')
  if (isDebianRoot()) await aptInstall('chromium')
  else await run('playwright', ['install', 'chromium'])
  return find()
}
