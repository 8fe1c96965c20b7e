import { chromium, type Page } from '@playwright/test'
import { answer, expectPictures, hangUp, startCall } from './support/call'
import { befriend, expectCoins, openProfile } from './support/people'
import { expect, test, type Open } from './support/product'
import { signUp } from './support/sign-in'
import { wholeBrowser } from './support/browsers'

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
  test(`a camera that is ${title} starts no call and says how to help it [CALL-26, CALL-27]`, async ({ open }) => {
    const { ann, ben, browser } = await friendsWith(open, args, wholeBrowser.executablePath)
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

/** The camera behind the own picture, as the browser names it. */
const ownCamera = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const own = document.querySelector<HTMLVideoElement>('video[aria-label="Your own picture"]')
    return own?.srcObject instanceof MediaStream ? own.srcObject.getVideoTracks()[0]?.getSettings().deviceId : undefined
  })

/** Takes the camera away as a browser sees it: its track ends without anybody having stopped it. */
const unplugCamera = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const own = document.querySelector<HTMLVideoElement>('video[aria-label="Your own picture"]')
    const track = own?.srcObject instanceof MediaStream ? own.srcObject.getVideoTracks()[0] : undefined
    track?.stop()
    track?.dispatchEvent(new Event('ended'))
  })

test('a camera is switched and unplugged while two talk, and the other side goes on seeing [PLUS-24]', async ({
  open,
}) => {
  // The second one of Chromium films depths, which no call carries.
  const args = [`${fake}=device-count=3`, '--use-fake-ui-for-media-stream']
  const { ann, ben, browser } = await friendsWith(open, args, wholeBrowser.executablePath)
  await startCall(ann)
  await answer(ben)
  await expectPictures(ann, ben)
  const first = await ownCamera(ann.page)
  await ann.page.getByRole('button', { name: 'More' }).click()
  await ann.page.getByRole('menuitem', { name: 'Camera and sound' }).click()
  const check = ann.page.getByRole('dialog', { name: 'Camera and sound' })
  await expect(check.getByRole('meter', { name: 'Microphone level' })).not.toHaveAttribute('aria-valuenow', '0')
  await check.getByRole('combobox', { name: 'Camera' }).click()
  await ann.page.getByRole('option').last().click()
  await expect.poll(() => ownCamera(ann.page)).not.toBe(first)
  await check.getByRole('button', { name: 'Done' }).click()
  await expectPictures(ben)
  await unplugCamera(ann.page)
  await expect(ann.page.getByText(/Your camera is gone\. .* is used now\./)).toBeVisible()
  expect(await ownCamera(ann.page)).toBe(first)
  await expectPictures(ann, ben)
  await hangUp(ann)
  await ann.context.close()
  await browser.close()
})
