import { answer, expectPictures, hangUp, ringing, stage, startCall } from './support/call'
import { conversation, expectTexts, log, openChat, say } from './support/chat'
import { accept, addFriend, expectCoins, goHome, openProfile, signOut } from './support/people'
import { expect, test } from './support/product'
import { DESKTOP, PHONE, type Somebody } from './support/somebody'
import {
  dialog,
  enterCode,
  enterEmail,
  enterPassword,
  followLink,
  mailTo,
  signedIn,
  supplyInfo,
} from './support/sign-in'
import { keptText } from './support/traces'
import { requestsOf, vendorChunks } from './support/vendor-chunks'
import { wholeBrowser } from './support/browsers'

test.use({ launchOptions: wholeBrowser, captcha: 'on' })

const start = async (somebody: Somebody): Promise<void> => {
  const { page } = somebody
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meet someone new, face to face.')
  await enterEmail(somebody)
  await expect(dialog(page).getByRole('textbox', { name: 'Verification code' })).toBeVisible()
}

const finish = async (somebody: Somebody): Promise<void> => {
  await enterPassword(somebody)
  await supplyInfo(somebody)
  await signedIn(somebody)
  await expectCoins(somebody, 120)
}

const signUpByCode = async (somebody: Somebody): Promise<void> => {
  await start(somebody)
  await enterCode(somebody, (await mailTo(somebody)).code)
  await finish(somebody)
}

const signUpByLink = async (somebody: Somebody): Promise<void> => {
  await start(somebody)
  await followLink(somebody, (await mailTo(somebody)).link)
  await finish(somebody)
}

const keepsSession = async (somebody: Somebody): Promise<void> => {
  await somebody.page.reload()
  await signedIn(somebody)
  await somebody.product.restart()
  await somebody.page.reload()
  await signedIn(somebody)
  await expectCoins(somebody, 120)
}

const becomeFriends = async (ann: Somebody, ben: Somebody): Promise<void> => {
  await goHome(ben)
  await addFriend(ann, ben)
  await accept(ben, ann)
  await expect(conversation(ann, ben).getByRole('button', { name: 'Video call' })).toBeVisible()
}

const chat = async (ann: Somebody, ben: Somebody): Promise<void> => {
  await say(ann, ben, 'Hello Ben')
  await expect(log(ann, ben).getByText('Sent', { exact: true })).toBeVisible()
  await expect(ben.page).toHaveTitle('(1) Visavis')
  await openChat(ben, ann)
  await expectTexts(ben, ann, ['Hello Ben'])
  await expect(ben.page).toHaveTitle(`${ann.name} · Visavis`)
  await say(ben, ann, 'Hello Ann')
  await expectTexts(ann, ben, ['Hello Ben', 'Hello Ann'])
  await ann.page.reload()
  await expectTexts(ann, ben, ['Hello Ben', 'Hello Ann'])
}

const writeOffline = async (ann: Somebody, ben: Somebody): Promise<void> => {
  await ann.context.setOffline(true)
  await say(ann, ben, 'Written')
  await say(ann, ben, 'without a network')
  await expect(log(ann, ben).getByText('Sending')).toHaveCount(2)
  await ann.context.setOffline(false)
  await ann.page.reload()
  const all = ['Hello Ben', 'Hello Ann', 'Written', 'without a network']
  await expectTexts(ben, ann, all)
  await expectTexts(ann, ben, all)
  await expect(log(ann, ben).getByText('Sent', { exact: true })).toHaveCount(3)
}

const call = async (ann: Somebody, ben: Somebody): Promise<void> => {
  await openProfile(ann, ben)
  await startCall(ann)
  await expect(ringing(ann, /^You are calling/)).toContainText('20')
  await expect(ringing(ben, /is calling you$/)).toBeVisible()
  await answer(ben)
  await expectPictures(ann, ben)
  const timer = stage(ann, ben).getByRole('timer')
  await expect(timer).toBeVisible()
  await expect(timer).not.toHaveText('00:00')
  await expect(stage(ann, ben)).toContainText('/min')
}

const useDevices = async (ann: Somebody, ben: Somebody): Promise<void> => {
  await ann.page.getByRole('button', { name: 'Mute' }).click()
  await expect(stage(ben, ann)).toContainText(`${ann.name} is muted`)
  await ann.page.getByRole('button', { name: 'Camera off' }).click()
  await expect(stage(ben, ann)).toContainText(`${ann.name} has switched the camera off`)
  await ann.page.getByRole('button', { name: 'Camera off' }).click()
  await expect(stage(ben, ann)).not.toContainText('has switched the camera off')
  await expectPictures(ann, ben)
}

const endCall = async (ann: Somebody, ben: Somebody): Promise<void> => {
  await hangUp(ann)
  await expect(ben.page.getByText('The other person hung up')).toBeVisible()
  const receipt = ann.page.getByRole('dialog', { name: 'Your receipt' })
  await expect(receipt).toContainText('Minutes billed1')
  await receipt.getByRole('button', { name: 'Done' }).click()
  const theirs = ben.page.getByRole('dialog', { name: 'Your receipt' })
  await theirs.getByRole('button', { name: 'Done' }).click()
  await expectCoins(ann, 91)
  await expectCoins(ben, 120)
  await openChat(ann, ben)
  await expect(log(ann, ben)).toContainText('Video call, 00:')
}

/** The build has a vendor's SDKs, and nobody who does not use them fetches any of it or asks another server. */
const expectNoVendor = async ({ product }: Somebody, requests: readonly URL[]): Promise<void> => {
  const { all, sdks } = vendorChunks(product)
  expect(sdks.length).toBeGreaterThanOrEqual(2)
  const fetched = requests.map(({ pathname }) => pathname.split('/').at(-1) ?? '')
  expect(fetched.filter((name) => name.endsWith('.js')).length).toBeGreaterThan(10)
  expect(fetched.filter((name) => all.includes(name))).toEqual([])
  const strange = requests.filter(
    ({ host, protocol }) => protocol.startsWith('http') && host !== new URL(product.url).host,
  )
  expect(strange.map(String)).toEqual([])
}

const leave = async (ann: Somebody, ben: Somebody): Promise<void> => {
  expect(await keptText(ann)).toContain('Hello Ben')
  await goHome(ann)
  await signOut(ann)
  const kept = await keptText(ann)
  for (const trace of ['Hello', 'Written', ann.name, ben.name, ann.email, 'user_token', '__Host-sid']) {
    expect(kept, `what stays of ${trace}`).not.toContain(trace)
  }
}

for (const [name, first, second] of [
  ['a phone calls a desktop', PHONE, DESKTOP],
  ['a desktop calls a phone', DESKTOP, PHONE],
] as const) {
  test(`two people meet: ${name} [ACCT-13, FRND-6, CHAT-53, CALL-44, PLUS-15, GATE-30]`, async ({ open }) => {
    const [ann, ben] = [await open('Ann', { size: first }), await open('Ben', { size: second })]
    const requests = [requestsOf(ann), requestsOf(ben)]
    await test.step('sign up by code and by link, with 120 coins', async () => {
      await signUpByCode(ann)
      await signUpByLink(ben)
    })
    await test.step('a reload and a restart of the server keep the session', () => keepsSession(ann))
    await test.step('search, ask for 9 coins, accept', () => becomeFriends(ann, ben))
    await test.step('write to each other', () => chat(ann, ben))
    await test.step('write without a network', () => writeOffline(ann, ben))
    await test.step('call, with both pictures', () => call(ann, ben))
    await test.step('mute and camera', () => useDevices(ann, ben))
    await test.step('hang up, receipt, record, balance', () => endCall(ann, ben))
    await test.step('nothing of a vendor was fetched', () => expectNoVendor(ann, requests.flat()))
    await test.step('sign out leaves nothing', () => leave(ann, ben))
  })
}
