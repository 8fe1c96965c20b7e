import { expect } from '@playwright/test'
import { enterStage, test } from './serve'
import { measuredBrowser } from '../../e2e/support/browsers'

test.use({ launchOptions: measuredBrowser })

/** The browser drops packets of media only where it limits their rate as well. */
const wide = { offline: false, latency: 0, downloadThroughput: 10_000_000, uploadThroughput: 10_000_000 }

test('media room in a browser: goes on after a while in which nothing came through [PLUS-19]', async ({
  address,
  context,
  page,
}) => {
  await enterStage(page, address)
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { ...wide, packetLoss: 0 })
  await page.evaluate(() => window.probes.call.begin())
  await session.send('Network.emulateNetworkConditions', { ...wide, packetLoss: 100 })
  const links = () => page.evaluate(() => window.probes.call.links())
  await expect.poll(links, { timeout: 20_000 }).toEqual([
    ['connected', 'interrupted'],
    ['connected', 'interrupted'],
  ])
  await session.send('Network.emulateNetworkConditions', { ...wide, packetLoss: 0 })
  await expect.poll(links, { timeout: 15_000 }).toEqual([
    ['connected', 'interrupted', 'connected'],
    ['connected', 'interrupted', 'connected'],
  ])
  await page.evaluate(() => window.probes.call.framesGoOn())
  await page.evaluate(() => window.probes.call.end())
})
