import { startBuiltServer, type BuiltServer } from './support/built-server'
import { conversation, expectTexts, openChat, say } from './support/chat'
import { becomeMember } from './support/member'
import { befriend, goHome } from './support/people'
import { expect, test } from './support/product'
import { openSomebody } from './support/somebody'
import { PASSWORD, signUp } from './support/sign-in'
import { held, kept, keptPaths, look, offline, otherBuild } from './support/worker'

test.use({ serviceWorkers: 'allow' })

/** The same deployment once more, on the same port and data. */
const deploy = async (before: BuiltServer, env: Readonly<Record<string, string>>): Promise<BuiltServer> => {
  await before.end()
  return startBuiltServer({ port: before.port, dataDir: before.dataDir, env: { ...before.env, ...env } })
}

test('without a network messages, contacts and own data are there, and what is written is sent later [PLUS-18]', async ({
  open,
}) => {
  const [ann, ben] = [await signUp(await open('Ann')), await signUp(await open('Ben'))]
  await befriend(ann, ben)
  await say(ann, ben, 'Before')
  await goHome(ann)
  await kept(ann.page)
  await offline(ann.context, ann.page, true)

  await ann.page.goto('/friends')
  await expect(ann.page.getByText('You are offline. What you write is kept and sent later.')).toBeVisible()
  await expect(ann.page.getByRole('link', { name: new RegExp(ben.name) })).toBeVisible()
  await openChat(ann, ben)
  await ann.page.reload()
  await expectTexts(ann, ben, ['Before'])
  await say(ann, ben, 'In the tunnel')
  await ann.page.getByRole('link', { name: 'Discover' }).click()
  await expect(ann.page.getByRole('heading', { name: `Hello, ${ann.name}` })).toBeVisible()

  await offline(ann.context, ann.page, false)
  await openChat(ben, ann)
  await expectTexts(ben, ann, ['Before', 'In the tunnel'])
  const paths = await keptPaths(ann.page)
  expect(paths.filter((path) => !/^\/(?:assets|gifts)\//.test(path)).toSorted()).toEqual([
    '/',
    '/apple-touch-icon.png',
    '/boot.js',
    '/icon-192.png',
    '/icon-512.png',
    '/icon-maskable-192.png',
    '/icon-maskable-512.png',
    '/icon.svg',
    '/manifest.webmanifest',
  ])
  expect(paths.filter((path) => /agora|firebase/.test(path))).toEqual([])
})

test('a newer build is offered, keeps the draft, and leaves older pages whole [PLUS-18]', async ({ browser }) => {
  const next = otherBuild()
  const first = await startBuiltServer({ env: { CAPTCHA: 'off' } })
  const [ann, ben] = [await openSomebody(browser, first, 'Ann'), await openSomebody(browser, first, 'Ben')]
  await becomeMember(ben, PASSWORD)
  await ben.page.close()
  await signUp(ann)
  await befriend(ann, ben)
  await kept(ann.page)
  const message = conversation(ann, ben).getByRole('textbox', { name: 'Message' })
  await message.fill('Half a thought')
  const older = await ann.context.newPage()
  await older.goto('/wall')
  const file = await older.evaluate(() => document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '')

  const second = await deploy(first, { CLIENT_DIR: next.dir })
  await look(ann.page)
  const note = ann.page.getByRole('status').filter({ hasText: 'A new version of Visavis is ready' })
  await note.getByRole('button', { name: 'Update' }).click()
  await expect(ann.page.locator('script[type=module]').first()).toHaveAttribute('src', /next\.js$/)
  await expect(message).toHaveValue('Half a thought')

  await expect(older.getByRole('button', { name: 'Update' })).toBeVisible()
  const [still, gone] = await Promise.all([
    older.evaluate(async (url) => (await fetch(url)).status, file),
    fetch(file).then(({ status }) => status),
  ])
  expect([still, gone]).toEqual([200, 404])
  await older.getByRole('button', { name: 'Update' }).click()
  await expect(older.getByRole('button', { name: 'Update' })).toBeHidden()

  const third = await deploy(second, { CLIENT_DIR: next.dir, SERVICE_WORKER: 'off' })
  await older.reload()
  await expect.poll(() => held(older)).toEqual({ workers: 0, caches: 0 })
  await Promise.all([ann, ben].map(({ context }) => context.close()))
  expect(ann.faults).toEqual([])
  await third.stop()
  next.remove()
})

test('the product below another path is installable there, and starts there without a network [PLUS-18]', async ({
  browser,
}) => {
  const server = await startBuiltServer({ env: { BASE_PATH: '/x' } })
  const { context, faults, page } = await openSomebody(browser, server, 'Ann')
  await page.goto('/x/')
  await kept(page)
  const session = await context.newCDPSession(page)
  const { errors, url } = await session.send('Page.getAppManifest')
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  expect([errors, url]).toEqual([[], `${server.url}/x/manifest.webmanifest`])
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])

  await offline(context, page, true)
  await page.goto('/x/tr/wall')
  await expect(page.getByRole('button', { name: 'Sign in' }).first()).toBeVisible()
  await expect(page.goto('/x/html/term.html')).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
  expect(faults).toEqual([])
  await context.close()
  await server.stop()
})
