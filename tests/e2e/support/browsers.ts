import { existsSync } from 'node:fs'

const first = (...paths: readonly (string | undefined)[]): string | undefined =>
  paths.find((path) => path !== undefined && existsSync(path))

const whole = first(process.env['CHROMIUM_PATH'], '/usr/bin/chromium')

const CAMERA = '--use-fake-device-for-media-stream'

const launching = (path: string | undefined, camera: string) => ({
  ...(path === undefined ? {} : { executablePath: path }),
  args: [camera, '--use-fake-ui-for-media-stream'],
})

/** Five pictures a second show that a call moves; the twenty of the default take a quarter more of the processor. */
const SLOW_CAMERA = `${CAMERA}=fps=5`

/** Chromium without its window where there is one, with a camera that is not one. */
export const lightBrowser = launching(
  first(process.env['HEADLESS_SHELL_PATH'], '/usr/bin/chromium-headless-shell') ?? whole,
  SLOW_CAMERA,
)

/** The whole Chromium, for what the other does not have: picture in picture. */
export const wholeBrowser = launching(whole, SLOW_CAMERA)

/** The same with a camera of twenty pictures a second, for what is measured. */
export const measuredBrowser = launching(whole, CAMERA)
