import { answer, stage, startCall } from './support/call'
import { expectTexts, openChat, say } from './support/chat'
import { befriend, goHome, openProfile } from './support/people'
import { expect, test } from './support/product'
import type { Somebody } from './support/somebody'
import { signedIn, signUp } from './support/sign-in'
import { wholeBrowser } from './support/browsers'

test.use({ launchOptions: wholeBrowser })

/** A second tab of the same browser, with the sockets that it opened. */
const secondTab = async (somebody: Somebody): Promise<Somebody> => {
  const page = await somebody.context.newPage()
  await page.goto('/')
  const tab = { ...somebody, page }
  await signedIn(tab)
  return tab
}

const openSockets = (somebody: Somebody): (() => number) => {
  const open = new Set<unknown>()
  for (const page of somebody.context.pages()) watch(page)
  somebody.context.on('page', watch)
  function watch(page: Somebody['page']): void {
    page.on('websocket', (socket) => {
      open.add(socket)
      socket.on('close', () => open.delete(socket))
    })
  }
  return () => open.size
}

test('two tabs count alike, share one socket, and neither writes twice [PLUS-20, CHAT-24, GATE-28]', async ({
  open,
}) => {
  const [ann, ben] = [await open('Ann'), await open('Ben')]
  const sockets = openSockets(ben)
  await signUp(ann)
  await signUp(ben)
  await befriend(ann, ben)
  const other = await secondTab(ben)
  await say(ann, ben, 'One')
  await say(ann, ben, 'Two')
  for (const tab of [ben, other]) await expect(tab.page).toHaveTitle('(2) Visavis')
  expect(sockets()).toBe(1)
  await openChat(other, ann)
  await expect(ben.page).toHaveTitle('Visavis')
  await expect(other.page).toHaveTitle(`${ann.name} · Visavis`)
  await say(other, ann, 'Three')
  await openChat(ben, ann)
  for (const tab of [ben, other]) await expectTexts(tab, ann, ['One', 'Two', 'Three'])
  await expectTexts(ann, ben, ['One', 'Two', 'Three'])
  await ben.page.close()
  await say(ann, ben, 'Four')
  await expectTexts(other, ann, ['One', 'Two', 'Three', 'Four'])
})

test('it rings in both tabs, and an answer silences the other within 1 s [PLUS-20, CALL-42]', async ({ open }) => {
  const [ann, ben] = [await signUp(await open('Ann')), await signUp(await open('Ben'))]
  await befriend(ann, ben)
  const other = await secondTab(ben)
  await goHome(ben)
  await openProfile(ann, ben)
  await startCall(ann)
  const [here, there] = [ben, other].map(({ page }) => page.getByRole('button', { name: 'Answer' }))
  if (here === undefined || there === undefined) throw new Error('no tabs')
  await expect(here).toBeVisible()
  await expect(there).toBeVisible()
  await answer(other)
  await expect(stage(other, ann)).toBeVisible()
  await expect(here).toBeHidden({ timeout: 1_000 })
  await expect(stage(other, ann).getByRole('timer')).toBeVisible()
  await expect(stage(ben, ann)).toBeHidden()
})
