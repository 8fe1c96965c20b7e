import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { purgeDue } from '../../../server/safety/purge'
import { DAY } from '../../../src/domain/kernel/time'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { chatCalls } from '../../../src/infrastructure/gateway/contract/chat.calls'
import { befriend } from '../befriend'
import { connect } from '../rtm/line'
import { signUp } from '../sign-up'
import { startTestServer, type TestServer } from '../test-server'

let gateway: TestServer

beforeEach(async () => {
  gateway = await startTestServer()
})
afterEach(() => gateway.close())

it('a deleted person has a name in the language of whoever reads it [PLUS-14, PLUS-23]', async () => {
  const [ada, bob] = [await signUp(gateway, 'Ada'), await signUp(gateway, 'Bob')]
  const german = { headers: { 'accept-language': 'de' } }
  const list = async (as = german) => {
    const recent = await bob.ask(chatCalls.recentUsers, { page_num: 1, page_size: 10 }, as)
    const { data } = await bob.ask(chatCalls.snapshot, { page: 1 }, as)
    return [recent.data.list[0]?.userName, data.conversations[0]?.userName]
  }
  await befriend(ada, bob)
  const message = { messageUuid: randomUUID(), send_u_id: bob.userId, accept_u_id: ada.userId, msg: 'hi', msg_type: 1 }
  await bob.ask(chatCalls.sendMsg, message)
  await ada.ask(accountCalls.deleteAccount, { userId: ada.userId })
  expect(await list({ headers: { 'accept-language': 'ar' } })).toEqual(['مستخدم محذوف', 'مستخدم محذوف'])
  expect(await list()).toEqual(['Gelöschtes Konto', 'Gelöschtes Konto'])
  const line = await connect(gateway, bob)
  await purgeDue(gateway.parts.store, gateway.server.admin.safety, gateway.clock.now() + 7 * DAY)
  const { body } = await line.heard(
    ({ kind, body: told }) => kind === 'relation' && (told as { relation: number }).relation === 4,
  )
  expect(body).toMatchObject({ userId: ada.userId, userName: 'Gelöschtes Konto' })
})
