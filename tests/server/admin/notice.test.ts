import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Asker } from '../asker'
import { signUp } from '../sign-up'
import { startTestServer, type TestServer } from '../test-server'
import { openDesk, type Desk } from './desk'

let gateway: TestServer
let desk: Desk
let ada: Asker

beforeEach(async () => {
  gateway = await startTestServer()
  desk = await openDesk(gateway)
  ada = await signUp(gateway, 'Ada')
})
afterEach(async () => {
  await desk.leave()
  await gateway.close()
})

const told = async () =>
  (await gateway.parts.store.read((db) => gateway.parts.inbox.readAfter(db, ada.userId, 0, 100)))
    .filter(({ kind }) => kind === 'message')
    .map(({ json }) => JSON.parse(json) as Record<string, unknown>)
const order = (command: string, ...more: readonly string[]) =>
  desk.type('notice', command, String(ada.userId), '--reason', 'because', ...more)

it('the operator tells somebody something, under either name, for ever or for a time [CHAT-35, CHAT-48]', async () => {
  expect(await order('send', '--text', 'We are moving tonight\u202e')).toMatchObject({ code: 0 })
  await order('send', '--text', 'Look here', '--from', 'notifications', '--for', '90m')
  expect(await told()).toMatchObject([
    { senderId: -2, noticeType: 1, bizType: 1040, content: 'We are moving tonight' },
    { senderId: -1, noticeType: 0, content: 'Look here', expire: gateway.clock.now() + 90 * 60_000 },
  ])
  expect(new Set((await told()).map((row) => row['uniqueId'])).size).toBe(2)
  expect(await desk.ask('log', 'list')).toMatchObject([{ area: 'notice', reason: 'because' }, { command: 'send' }])
})

it('warns, which opens a popup, and makes devices read anew [CHAT-36, CHAT-37]', async () => {
  await order('warn', '--text', 'Please stop')
  await order('refresh')
  expect(await told()).toMatchObject([
    { senderId: -2, bizType: 2100, content: 'Please stop' },
    { bizType: 1090, content: '' },
  ])
})

it('tells nothing to nobody, nothing that cannot be seen, and nothing too long', async () => {
  expect(await desk.type('notice', 'send', '999999', '--text', 'x', '--reason', 'y')).toMatchObject({ code: 1 })
  for (const text of ['\u200b', 'x'.repeat(2_001)])
    expect(await order('send', '--text', text)).toMatchObject({ code: 1 })
  expect(await order('send', '--text', 'x', '--from', 'ada')).toMatchObject({
    code: 1,
    err: expect.stringContaining('team, notifications'),
  })
  expect(await order('send', '--text', 'x', '--for', 'soon')).toMatchObject({ code: 1 })
  expect(await order('send')).toMatchObject({ code: 2 })
  expect(await told()).toEqual([])
})
