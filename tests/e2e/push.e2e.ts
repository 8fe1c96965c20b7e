import { startPushService, type PushServiceFake } from '../server/push/push-service'
import { stage, startCall } from './support/call'
import { conversation, log } from './support/chat'
import { wholeBrowser } from './support/browsers'
import { startBuiltServer, type BuiltServer } from './support/built-server'
import { befriend, openProfile } from './support/people'
import { expect, test as base } from './support/product'
import { allowPushes } from './support/pushes'
import { signUp } from './support/sign-in'
import { PHONE, type Somebody } from './support/somebody'

/** The product beside a push service of this machine, which opens what it is given. */
const test = base.extend<object, { readonly service: PushServiceFake; readonly product: BuiltServer }>({
  service: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern
    async ({}, use) => {
      const service = await startPushService()
      await use(service)
      await service.close()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ service }, use) => {
      const product = await startBuiltServer({
        env: { CAPTCHA: 'off', PUSH_STAND_IN: service.origin },
        settings: { push: { waitMs: 500, lookMs: 100 } },
      })
      await use(product)
      await product.stop()
    },
    { scope: 'worker' },
  ],
})

// The light browser shows no notices.
test.use({ launchOptions: wholeBrowser, serviceWorkers: 'allow' })

const CONSENT = 'cookieAccepted'

/** The cookie notice has been accepted before. */
const consent = ({ context, product }: Somebody): Promise<void> =>
  context.addCookies([{ name: CONSENT, value: '1', url: product.url }])

/** What a pressed push is known by, as it waits to be reported. */
const waiting = async ({ context }: Somebody): Promise<readonly string[]> => {
  const kept = await context.cookies()
  return kept
    .map(({ name }) => name)
    .filter((name) => /^(push_notification|pushContentId|sendTime|appId|nonce)$/.test(name))
}

test('pushes are shown, lead to their place, answer a call and decline one [GATE-31, GATE-32, TASK-48]', async ({
  open,
  service,
}) => {
  const [ann, ben] = [await open('Ann'), await open('Ben', { size: PHONE })]
  const begin = await allowPushes(ben, service)
  await signUp(ann)
  await signUp(ben)
  await befriend(ann, ben)
  const registered = ben.page.waitForResponse(/\/push_token/)
  await ben.page.goto('/profile/security')
  await expect(ben.page.getByRole('switch', { name: /^Notifications on this device/ })).toBeChecked()
  expect((await registered).status()).toBe(200)
  const { deliver, press, shown } = await begin()

  await ben.page.goto('about:blank')
  await ann.page.getByRole('textbox', { name: 'Message' }).fill('Are you there?')
  await ann.page.keyboard.press('Enter')
  await deliver()
  await expect.poll(shown).toEqual([{ title: ann.name, body: 'Are you there?' }])
  await ben.context.clearCookies({ name: CONSENT })
  await ben.page.goto(await press())
  await expect.poll(() => waiting(ben)).toHaveLength(5)
  await ben.page.getByRole('button', { name: 'Not now' }).click()
  await expect(log(ben, ann).getByText('Are you there?')).toBeVisible()
  await expect(conversation(ben, ann)).toBeVisible()
  expect(new URL(ben.page.url()).search).toBe('')
  await expect.poll(shown).toEqual([])

  await consent(ben)
  await ben.page.goto('about:blank')
  const rings = { title: `\u2068${ann.name}\u2069 is calling you`, body: 'Incoming video call' }
  await openProfile(ann, ben)
  await startCall(ann)
  await deliver()
  await expect.poll(shown).toEqual([rings])
  expect(await press('decline')).toBe('')
  await expect(ann.page.getByRole('button', { name: 'Hang up' })).toBeHidden()
  await deliver()
  await expect.poll(shown).toEqual([{ title: ann.name, body: 'The call is over' }])

  // The button that was pressed a moment ago ignores a second press.
  await openProfile(ann, ben)
  await startCall(ann)
  await deliver()
  await expect.poll(shown).toContainEqual(rings)
  await ben.page.goto(await press('answer'))
  await expect(stage(ben, ann)).toBeVisible()
  await expect(stage(ann, ben)).toBeVisible()
})
