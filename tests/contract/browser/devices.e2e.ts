import { expect } from '@playwright/test'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { enterStage, test } from './serve'
import { measuredBrowser } from '../../e2e/support/browsers'

test.use({ launchOptions: measuredBrowser })

const FAKE = '--use-fake-device-for-media-stream'
const ASK = '--use-fake-ui-for-media-stream'

test('devices in a browser: opens camera and microphone in 480 lines [CALL-85]', async ({ entered }) => {
  expect(await entered.evaluate(() => window.probes.openDevices())).toBe(480)
})

for (const [args, problem] of [
  [[FAKE, `${ASK}=deny`], 'CameraRefused'],
  [[`${FAKE}=device-count=0`, ASK], 'CameraMissing'],
] as const)
  test(`devices in a browser: says ${problem} [CALL-26]`, async ({ address, playwright, launchOptions }) => {
    const browser = await playwright.chromium.launch({ ...launchOptions, args: [...args] })
    try {
      const page = await browser.newPage()
      await enterStage(page, address)
      expect(await page.evaluate(() => window.probes.openDevices())).toBe(problem)
    } finally {
      await browser.close()
    }
  })

test('devices in a browser: change and fall back while they are open [PLUS-24]', async ({
  address,
  playwright,
  launchOptions,
}) => {
  const browser = await playwright.chromium.launch({ ...launchOptions, args: [`${FAKE}=device-count=2`, ASK] })
  try {
    const page = await browser.newPage()
    await enterStage(page, address)
    expect(await page.evaluate(() => window.probes.device.change())).toEqual([0, 1, 'camera: 0', 'live'])
  } finally {
    await browser.close()
  }
})

test('devices in a browser: give a still as JPEG and the level of the microphone [CALL-76, PLUS-24]', async ({
  entered,
}) => {
  expect(await entered.evaluate(() => window.probes.device.sense())).toEqual([[0xff, 0xd8, 0xff], { _tag: 'None' }])
})

test('pictures in a browser: say when sound waits for a gesture, and play with the next one [PLUS-24]', async ({
  address,
  playwright,
  launchOptions,
}) => {
  const args = ['--autoplay-policy=document-user-activation-required']
  const browser = await playwright.chromium.launch({ ...launchOptions, args })
  try {
    const page = await browser.newPage()
    const said = (text: string) => page.waitForEvent('console', (message) => message.text() === text)
    const refused = said('refused, muted')
    // What a test evaluates counts as a gesture: the page begins by itself.
    await page.addInitScript(() => {
      const waiting = setInterval(() => {
        if (document.title !== 'ready') return
        clearInterval(waiting)
        window.probes.device.refuse()
      }, 20)
    })
    await page.goto(address)
    await refused
    const heard = said('heard, loud')
    await page.mouse.click(5, 5)
    await heard
  } finally {
    await browser.close()
  }
})

test('devices in a browser: are allowed where no question will come', async ({
  address,
  playwright,
  launchOptions,
  entered,
}) => {
  expect(await entered.evaluate(() => window.probes.devicesAllowed())).toBe(true)
  const browser = await playwright.chromium.launch({ ...launchOptions, args: [FAKE] })
  try {
    const page = await browser.newPage()
    await enterStage(page, address)
    expect(await page.evaluate(() => window.probes.devicesAllowed())).toBe(false)
  } finally {
    await browser.close()
  }
})

test('captcha in a browser: its worker solves what the gateway asks', async ({ entered }) => {
  const secrets = { hmacSignatureSecret: 'one', hmacKeySignatureSecret: 'two' }
  const made = await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 500, counter: 90, deriveKey, ...secrets })
  const token = await entered.evaluate((challenge) => window.probes.solve(challenge), { ...made })
  const payload = JSON.parse(Buffer.from(token, 'base64').toString('utf8'))
  expect((await verifySolution({ ...payload, deriveKey, ...secrets })).verified).toBe(true)
})

test('bell in a browser: rings and falls silent without an error', async ({ entered }) => {
  await entered.evaluate(() => window.probes.ring())
})
