import { expect } from '@playwright/test'
import { test } from './serve'
import { measuredBrowser } from '../../e2e/support/browsers'

test.use({ launchOptions: measuredBrowser })

const BEYOND = "(the vendor's servers cannot be reached here: nothing beyond is verified)"

test('Agora in a browser: its SDK takes camera and microphone, and leaves the capture as it is [GATE-28, GATE-30]', async ({
  entered,
}) => {
  expect(await entered.evaluate(() => window.probes.agora.takeTracks())).toEqual(['audio live true', 'video live true'])
})

test(`Agora in a browser: joining without a network ends as MediaFailed within 10 s ${BEYOND} [GATE-30]`, async ({
  entered,
}) => {
  const { capture, ms, tag } = await entered.evaluate(() => window.probes.agora.join())
  expect([tag, capture]).toEqual(['MediaFailed', 'live,live'])
  // The rest is for timers of a busy machine.
  expect(ms).toBeLessThan(13_000)
})

test(`Agora in a browser: the SDK of signals loads and makes a client ${BEYOND} [GATE-28]`, async ({ entered }) => {
  expect(await entered.evaluate(() => window.probes.agora.signalling())).toEqual(['login', 'publish', 'logout'])
})
