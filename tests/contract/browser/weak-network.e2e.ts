import { expect } from '@playwright/test'
import { enterStage, test } from './serve'

/** Bytes a second. A connection that was made without any limit is never limited. */
const limited = (throughput: number) => ({
  offline: false,
  latency: 0,
  packetLoss: 0,
  downloadThroughput: throughput,
  uploadThroughput: throughput,
})
const WIDE = 10_000_000
/** 100 kbit/s for each of the two sides, which share the network of this page. */
const WEAK = 25_000
/** Of sound in one packet. */
const PACKET_MS = 20
const LISTEN_MS = 3_000
/** What the browser had in its queue goes out first, and a busy machine makes less sound than a call has. */
const PATIENCE_MS = 15_000

test('media room in a browser: at 100 kbit/s the picture gives way and the sound goes on [PLUS-21]', async ({
  address,
  context,
  page,
}) => {
  await enterStage(page, address)
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', limited(WIDE))
  await page.evaluate(() => window.probes.call.begin())
  await session.send('Network.emulateNetworkConditions', { ...limited(WEAK), packetQueueLength: 20 })
  const holding = async (): Promise<boolean> =>
    (await page.evaluate(() => window.probes.call.pictures())).every((rung) => rung === 'slower' || rung === 'off')
  await expect.poll(holding, { timeout: 45_000 }).toBe(true)
  const sound = () => page.evaluate(() => window.probes.call.soundPackets())
  /** The share of its sound that the worse of the two sides gets while somebody listens. */
  const listen = async (): Promise<number> => {
    const before = await sound()
    await page.waitForTimeout(LISTEN_MS)
    const got = (await sound()).map((packets, side) => packets - (before[side] ?? 0))
    return Math.min(...got) / (LISTEN_MS / PACKET_MS)
  }
  await expect.poll(listen, { timeout: PATIENCE_MS }).toBeGreaterThan(0.85)
  expect(await listen(), 'it stays').toBeGreaterThan(0.85)
  for (const links of await page.evaluate(() => window.probes.call.links())) expect(links).not.toContain('lost')
  await page.evaluate(() => window.probes.call.end())
})
