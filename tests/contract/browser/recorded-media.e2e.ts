import { expect, type Page } from '@playwright/test'
import type { MediaSignal } from '../../../src/domain/calls/call-signal'
import { measuredBrowser } from '../../e2e/support/browsers'
import { openSide, type Side } from '../media-room/media-room.world'
import { recordedWorld } from '../media-room/recorded.world'
import { enterStage, test } from './serve'

test.use({ launchOptions: measuredBrowser })

/** The browser drops packets of media only where it limits their rate as well. */
const wide = { offline: false, latency: 0, downloadThroughput: 10_000_000, uploadThroughput: 10_000_000 }

/** A call between a page and a program that plays a recording; the page offers unless it is polite. */
const call = async (page: Page, polite: boolean, person?: number) => {
  const { end, world } = recordedWorld(person)
  const far: { side?: Side } = {}
  const heard: MediaSignal[] = []
  await page.exposeFunction('toFarSide', (signal: MediaSignal) => {
    heard.push(signal)
    far.side?.room.accept(signal)
  })
  far.side = await openSide(world, !polite, (signal) => {
    void page.evaluate((one) => window.probes.far.accept(one), signal).catch(() => undefined)
  })
  await page.evaluate((who) => window.probes.far.open(who), polite)
  const { side } = far
  await world.until('connected', () => side.links.includes('connected') && side.frames() > 0)
  return { heard, side, world, end: () => (side.room.leave(), end()) }
}

/** What was agreed; what is said again counts once. */
const descriptions = (signals: readonly MediaSignal[]): readonly string[] =>
  [...new Set(signals.flatMap((one) => (one._tag === 'Description' ? [`${one.type} ${one.turn}`] : [])))].toSorted()

const frames = async (page: Page): Promise<number> => (await page.evaluate(() => window.probes.far.decoded())).frames

for (const polite of [false, true])
  test(`a recording in a browser that ${polite ? 'answers' : 'offers'}: it is decoded and heard, to the end [PLUS-30]`, async ({
    address,
    page,
  }) => {
    await enterStage(page, address)
    const { end, heard, side, world } = await call(page, polite)
    const decoded = () => page.evaluate(() => window.probes.far.decoded())
    await expect.poll(async () => (await decoded()).frames, { timeout: 15_000 }).toBeGreaterThan(8)
    await expect.poll(async () => (await decoded()).sound, { timeout: 15_000 }).toBeGreaterThan(20)
    expect((await decoded()).width).toBe(432)
    expect(await page.evaluate(() => window.probes.far.colours())).toBeGreaterThan(8)
    expect(await page.evaluate(() => window.probes.far.heard().devices)).toEqual({ microphone: true, camera: true })
    expect((await side.room.report()).picture).toEqual({ out: 'on', in: 'flowing' })
    side.room.camera(false)
    await expect.poll(() => page.evaluate(() => window.probes.far.heard().devices?.camera)).toBe(false)
    side.room.camera(true)
    const before = await frames(page)
    await expect.poll(() => frames(page), { timeout: 15_000 }).toBeGreaterThan(before + 4)
    expect(descriptions([...heard, ...side.sent])).toEqual(['answer 1', 'offer 1'])
    end()
    await expect.poll(() => page.evaluate(() => window.probes.far.heard().partings)).toBe(1)
    expect(world.journal.notes).toEqual([])
    await page.evaluate(() => window.probes.far.leave())
  })

test('a recording in a browser goes on after a while in which nothing came through [PLUS-19, PLUS-30]', async ({
  address,
  context,
  page,
}) => {
  await enterStage(page, address)
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { ...wide, packetLoss: 0 })
  const { end, side } = await call(page, false)
  await session.send('Network.emulateNetworkConditions', { ...wide, packetLoss: 100 })
  const link = async () => (await page.evaluate(() => window.probes.far.heard().links)).at(-1)
  await expect.poll(link, { timeout: 20_000 }).toBe('interrupted')
  await session.send('Network.emulateNetworkConditions', { ...wide, packetLoss: 0 })
  await expect.poll(link, { timeout: 20_000 }).toBe('connected')
  await expect.poll(() => side.links.at(-1), { timeout: 20_000 }).toBe('connected')
  const before = await frames(page)
  await expect.poll(() => frames(page), { timeout: 15_000 }).toBeGreaterThan(before + 8)
  end()
  await page.evaluate(() => window.probes.far.leave())
})
