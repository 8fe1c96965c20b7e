import { test as base } from '@playwright/test'
import { startBuiltServer, type BuiltServer } from './built-server'
import { openSomebody, type Opening, type Somebody } from './somebody'

export type Open = (name: string, opening?: Opening) => Promise<Somebody>

interface PerTest {
  /** Opens a browser that nobody has used; it is closed after the test, which fails when its page threw an error. */
  readonly open: Open
}

interface PerWorker {
  /** Settings of the gateway over the default figures: `test.use({ settings: … })` at the top of a file. */
  readonly settings: Readonly<Record<string, unknown>>
  /** The bot check: on where signing in is what is shown, off where it would only cost its work. */
  readonly captcha: 'on' | 'off'
  /** The gateway alone, or the product as `npm start` runs it, with so many demo people awake. */
  readonly demoPeople: number
  readonly product: BuiltServer
}

/** The built product, started for each file that wants other settings, and fresh people. */
export const test = base.extend<PerTest, PerWorker>({
  settings: [{}, { scope: 'worker', option: true }],
  captcha: ['off', { scope: 'worker', option: true }],
  demoPeople: [0, { scope: 'worker', option: true }],
  product: [
    async ({ captcha, demoPeople, settings }, use) => {
      const run = demoPeople > 0 ? 'product' : 'gateway'
      const env = { CAPTCHA: captcha, DEMO: String(demoPeople) }
      const product = await startBuiltServer({ settings, env, run })
      await use(product)
      await product.stop()
    },
    { scope: 'worker' },
  ],
  open: async ({ browser, product }, use) => {
    const people: Somebody[] = []
    await use(async (name, opening = {}) => {
      const somebody = await openSomebody(opening.browser ?? browser, product, name, opening)
      people.push(somebody)
      return somebody
    })
    const faults = people.flatMap((one) => one.faults.map((fault) => `${one.name}: ${fault}`))
    await Promise.all(people.map(({ context }) => context.close()))
    base.expect(faults).toEqual([])
  },
})

export { expect } from '@playwright/test'
