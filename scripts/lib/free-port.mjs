// @ts-check
import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below those that systems give to connections that go out: there one that was free a moment ago may be taken by now. */
const [FIRST, BEYOND] = [20_000, 32_000]

/** @returns {Promise<boolean>} */
const isFree = (/** @type {number} */ port) =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

/**
 * A port of loopback that nobody listens on.
 * @returns {Promise<number>}
 */
export const freePort = async () => {
  for (;;) {
    const port = randomInt(FIRST, BEYOND)
    if (await isFree(port)) return port
  }
}
