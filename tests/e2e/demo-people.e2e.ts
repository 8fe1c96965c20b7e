import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeTerminals, type Terminals } from '../terminal/terminals'
import { expectPictures, hangUp, startCall } from './support/call'
import { log, openChat, say } from './support/chat'
import { newestMail } from './support/outbox'
import { accept, goHome, search } from './support/people'
import { expect, test } from './support/product'
import { signUp } from './support/sign-in'
import type { Somebody } from './support/somebody'

const LINA = 'Lina'

test.use({ demoPeople: 1 })

/** Somebody who has nothing but a terminal, as `npm run terminal` starts it. */
const sitDown = async (terminals: Terminals, state: string, url: string, name: string): Promise<void> => {
  const email = `${name.toLowerCase()}@example.org`
  const terminal = terminals.open(state, 'sign-in', '--email', email)
  await expect.poll(async () => (await newestMail(url, email))?.code ?? '', { timeout: 20_000 }).toMatch(/^\d{6}$/)
  for (const line of [(await newestMail(url, email))?.code ?? '', 'secret12', name, 'female', '1995-05-05', 'yes'])
    terminal.type(line)
  expect([await terminal.ended, terminal.told]).toMatchObject([0, [{ kind: 'signedIn', name }]])
}

const befriendAndChat = async (ada: Somebody, terminals: Terminals, state: string, name: string): Promise<void> => {
  const other = { ...ada, name }
  expect((await terminals.run(state, 'requests', 'send', ada.name))[1]).toBe(0)
  await accept(ada, other)
  expect((await terminals.run(state, 'send', ada.name, 'Hello', 'from', 'here'))[1]).toBe(0)
  await openChat(ada, other)
  await expect(log(ada, other).getByText('Hello from here')).toBeVisible()
  await say(ada, other, 'And back')
  await expect
    .poll(async () => (await terminals.run(state, 'history', ada.name))[0].map(({ text }) => text))
    .toEqual(['Hello from here', 'And back'])
}

/** From the home page to moving pictures of a demo person, who says in every step that they are one. */
const callDemoPerson = async (ada: Somebody): Promise<void> => {
  const { page } = ada
  await goHome(ada)
  await search(ada, LINA)
  const found = page.getByRole('list', { name: 'Results' }).getByRole('link', { name: LINA })
  await expect(found.getByText('Demo')).toBeVisible()
  await found.click()
  await expect(page.getByRole('heading', { level: 1, name: LINA })).toBeVisible()
  await expect(page.getByRole('main').getByText('Demo', { exact: true })).toBeVisible()
  const devices = page.getByRole('dialog', { name: 'Camera and sound' })
  await startCall(ada, devices)
  await devices.getByRole('button', { name: 'Call now' }).click()
  await page
    .getByRole('alertdialog', { name: 'What this call costs' })
    .getByRole('button', { name: 'Call now' })
    .click()
  const ringing = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Hang up' }) })
  for (const label of ['Recorded', 'Demo']) await expect(ringing.getByText(label, { exact: true })).toBeVisible()
  const stage = page.getByRole('dialog', { name: `Video call with ${LINA}` })
  await expect(stage).toBeVisible({ timeout: 15_000 })
  await expectPictures(ada)
  for (const label of ['Recorded', 'Demo']) await expect(stage.getByText(label, { exact: true })).toBeVisible()
  await hangUp(ada)
}

test('with one start a terminal and a browser become friends and chat, and a demo person takes a call [PLUS-29] [PLUS-30] [PLUS-1]', async ({
  open,
  product,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'terminal-'))
  const terminals = makeTerminals(join(import.meta.dirname, '../../scripts/terminal.mjs'), product.url)
  try {
    const ada = await open('Ada')
    await Promise.all([signUp(ada), sitDown(terminals, folder, product.url, 'Tom')])
    await befriendAndChat(ada, terminals, folder, 'Tom')
    await callDemoPerson(ada)
  } finally {
    terminals.kill()
    rmSync(folder, { recursive: true, force: true })
  }
})
