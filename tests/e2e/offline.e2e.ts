import { startBareBrowser, type BareTab } from './support/bare-browser'
import { startBuiltServer, type BuiltServer } from './support/built-server'
import { conversation, expectTexts, openChat, say } from './support/chat'
import { befriend, goHome } from './support/people'
import { expect, test } from './support/product'
import { openSomebody } from './support/somebody'
import { signUp } from './support/sign-in'
import { held, kept, keptPaths, offline, otherBuild } from './support/worker'

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
  await conversation(ann, ben).getByRole('textbox', { name: 'Message' }).fill('Half a thought')
  await ann.page.reload()
  await expectTexts(ann, ben, ['Before'])
  await expect(conversation(ann, ben).getByRole('textbox', { name: 'Message' })).toHaveValue('Half a thought')
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

/** Address of the program with which the page began. */
const program = (tab: BareTab) =>
  tab.run(() => document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '')

/** Asks the deployment for a newer worker, as the browser does at a visit once the worker has nothing to do. */
const lookForNewer = async (): Promise<void> => void (await (await navigator.serviceWorker.getRegistration())?.update())

const offers = (tab: BareTab) =>
  tab.run(() => [...document.querySelectorAll('button')].some(({ textContent }) => textContent === 'Update'))

const update = async (tab: BareTab): Promise<void> => {
  await expect.poll(() => offers(tab)).toBe(true)
  await tab.run(() => [...document.querySelectorAll('button')].find((one) => one.textContent === 'Update')?.click())
}

test('a newer build is offered, and leaves older pages whole; without a worker what was kept goes [PLUS-18]', async () => {
  const [next, browser] = [otherBuild(), await startBareBrowser()]
  const first = await startBuiltServer({})
  const [tab, older] = [await browser.open(`${first.url}/wall`), await browser.open(`${first.url}/wall`)]
  for (const one of [tab, older]) {
    const state = () => one.run(() => navigator.serviceWorker.controller?.state)
    await expect.poll(state, { timeout: 60_000 }).toBe('activated')
  }
  const file = (await program(older)) ?? ''

  const second = await deploy(first, { CLIENT_DIR: next.dir })
  await tab.run(lookForNewer)
  await update(tab)
  await expect.poll(() => program(tab)).toMatch(/next\.js$/)

  await expect.poll(() => offers(older)).toBe(true)
  const still = await older.run(async () => {
    const own = document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? ''
    return (await fetch(own)).status
  })
  expect([still, (await fetch(file)).status]).toEqual([200, 404])
  await update(older)
  await expect.poll(() => program(older)).toMatch(/next\.js$/)

  const third = await deploy(second, { CLIENT_DIR: next.dir, SERVICE_WORKER: 'off' })
  // An open page may ask for its worker once more: what it gets back leaves with the next look.
  const left = async () => {
    await older.run(lookForNewer)
    return held(older)
  }
  await expect.poll(left).toEqual({ workers: 0, caches: 0 })
  await browser.close()
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
