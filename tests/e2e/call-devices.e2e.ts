import { chromium } from '@playwright/test'
import { startCall } from './support/call'
import { befriend, expectCoins, openProfile } from './support/people'
import { expect, test, type Open } from './support/product'
import { signUp } from './support/sign-in'

const fake = '--use-fake-device-for-media-stream'

/** Somebody in a browser with other devices, on the profile of a friend. */
const friendsWith = async (open: Open, args: readonly string[], executablePath: string | undefined) => {
  const browser = await chromium.launch({
    args: [...args],
    ...(executablePath === undefined ? {} : { executablePath }),
  })
  const ann = await signUp(await open('Ann', { browser }))
  const ben = await signUp(await open('Ben'))
  await befriend(ann, ben)
  await openProfile(ann, ben)
  return { ann, ben, browser }
}

for (const [title, args, says, help] of [
  [
    'refused',
    [fake, '--use-fake-ui-for-media-stream=deny'],
    'Camera and microphone are blocked',
    'Allow both for this site',
  ],
  [
    'absent',
    ['--use-fake-device-for-media-stream=device-count=0', '--use-fake-ui-for-media-stream'],
    'No camera found',
    'Connect a camera',
  ],
] as const) {
  test(`a camera that is ${title} starts no call and says how to help it [CALL-26, CALL-27]`, async ({ open }, {
    project,
  }) => {
    const { ann, ben, browser } = await friendsWith(open, args, project.use.launchOptions?.executablePath)
    const told = ann.page.getByRole('dialog', { name: says })
    await startCall(ann, told)
    await expect(told).toContainText(help)
    await expect(told).toContainText('Nothing was charged.')
    await told.getByRole('button', { name: 'OK' }).click()
    await expect(ben.page.getByRole('button', { name: 'Answer' })).toBeHidden()
    await expectCoins(ann, 111)
    await ann.context.close()
    await browser.close()
  })
}
