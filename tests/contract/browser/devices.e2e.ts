import { expect } from '@playwright/test'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { enterStage, test } from './serve'

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
