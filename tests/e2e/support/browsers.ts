import { existsSync } from 'node:fs'

const first = (...paths: readonly (string | undefined)[]): string | undefined =>
  paths.find((path) => path !== undefined && existsSync(path))

const whole = first(process.env['CHROMIUM_PATH'], '/usr/bin/chromium')

const launching = (path: string | undefined) => ({
  ...(path === undefined ? {} : { executablePath: path }),
  args: ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
})

/** Chromium without its window where there is one, with a camera that is not one. */
export const lightBrowser = launching(
  first(process.env['HEADLESS_SHELL_PATH'], '/usr/bin/chromium-headless-shell') ?? whole,
)

/** The whole Chromium, for what the other does not have: picture in picture. */
export const wholeBrowser = launching(whole)
