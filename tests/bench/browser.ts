import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test'
import { measuredBrowser } from '../e2e/support/browsers'

/** The Chromium of this machine with a camera that is not one. */
export const launch = (): Promise<Browser> => chromium.launch(measuredBrowser)

const SLOWDOWN = 4
const DOWN_BYTES = (1.6 * 1_000_000) / 8

/** A weak phone's processor. */
export const slowDown = async (page: Page): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  return session
}

/** 1.6 Mbit/s with 150 ms. */
export const slowNetwork = async (session: CDPSession): Promise<void> => {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: DOWN_BYTES,
    uploadThroughput: DOWN_BYTES,
  })
}
