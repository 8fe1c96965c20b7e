import { describe, expect, it } from 'vitest'
import { purgeDue } from '../../../server/safety/purge'
import { DAY } from '../../../src/domain/kernel/time'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { chatCalls } from '../../../src/infrastructure/gateway/contract/chat.calls'
import { friendsCalls } from '../../../src/infrastructure/gateway/contract/friends.calls'
import { signUp } from '../sign-up'
import {
  ada,
  block,
  bob,
  history,
  inboxOf,
  newUuid,
  part,
  recent,
  send,
  sendPicture,
  server,
  setTheStage,
  snapshot,
  texts,
  uploaded,
} from './stage'

setTheStage({ env: { SENSITIVE_WORDS: 'badword' } })

describe('a text', () => {
  it.each([
    ['control characters', 'a\u0007b\u001b[31mc\u009f', 'ab[31mc'],
    ['marks that turn the direction', '\u202egnp.exe \u2066x\u2069\u200f', 'gnp.exe x'],
    ['half a character', 'half \ud83d of \udc00 one', 'half  of  one'],
    ['lines of other systems', 'one\r\ntwo\rthree', 'one\ntwo\nthree'],
    ['letters and emoji that join', 'می\u200cخواهم 👩\u200d💻', 'می\u200cخواهم 👩\u200d💻'],
    ['markup', '<script>alert(1)</script> <b>', `${'*'.repeat(8)}alert(1)${'*'.repeat(9)} <b>`],
    ['two directions', 'Hello سلام 123 ', 'Hello سلام 123'],
    [
      'what looks like code',
      `'; drop table messages; -- \${x} {{y}} %00 \\u0000`,
      `'; drop table messages; -- \${x} {{y}} %00 \\u0000`,
    ],
  ])('with %s arrives as it can be read, the same on both sides [CHAT-34]', async (_name, typed, read) => {
    expect((await send(ada, bob, typed)).code).toBe(200)
    expect(texts(await history(bob, ada))).toEqual([read])
    expect(await inboxOf(ada, 'message')).toMatchObject([{ content: read }])
    expect(await recent(bob)).toMatchObject([{ content: read }])
  })

  it.each([
    ['nothing that is seen', '\u200b\u202e\ud83d \u2800', 400],
    ['10,000 characters', 'x'.repeat(10_000), 54014],
    ['10,000 characters of two units', '😀'.repeat(10_000), 54014],
    ['more than any text', 'x'.repeat(20_001), 400],
    ['a listed word with something unseen in it', 'bad\u200bword', 54013],
  ])('of %s is refused, stored nowhere and told to nobody [CHAT-84]', async (_name, typed, code) => {
    expect((await send(ada, bob, typed)).code).toBe(code)
    expect([await inboxOf(ada, 'message'), await inboxOf(bob, 'message'), await recent(ada)]).toEqual([[], [], []])
  })

  it('is refused with a NUL, with wrong types, and of a kind that nobody knows', async () => {
    const good = { accept_u_id: bob.userId, send_u_id: ada.userId, msg_type: 1, msg: 'hi', messageUuid: newUuid() }
    const bad: readonly Readonly<Record<string, unknown>>[] = [
      { ...good, msg: 'a\u0000b' },
      { ...good, msg: 7 },
      { ...good, msg: null },
      { ...good, msg: ['hi'] },
      { ...good, msg: { toString: 'hi' } },
      { ...good, accept_u_id: 'bob' },
      { ...good, accept_u_id: 1.5 },
      { ...good, msg_type: 2 },
      { ...good, msg_type: 5 },
      { ...good, msg_type: 7 },
      { ...good, msg_type: -3 },
      { ...good, messageUuid: '' },
      { ...good, messageUuid: 'x'.repeat(65) },
      { ...good, messageUuid: good.messageUuid.toUpperCase() },
      { ...good, pictureUrl: 'x'.repeat(501) },
      { ...good, translate: 'yes' },
      {},
    ]
    for (const raw of bad) expect((await ada.ask(chatCalls.sendMsg, good, { raw })).code).toBe(400)
    expect(await inboxOf(bob, 'message')).toEqual([])
    expect((await ada.ask(chatCalls.sendMsg, good)).code).toBe(200)
  })
})

describe('whoever may not write to somebody', () => {
  const lost = (code: number) => ({ code, message: 'You are no longer friends' })

  it('was unfriended, from either side [CHAT-71, CHAT-72]', async () => {
    await send(ada, bob, 'hi')
    await send(bob, ada, 'hi')
    await part(ada, bob)
    expect(await send(ada, bob, 'still there?')).toMatchObject(lost(54011))
    expect(await send(bob, ada, 'still there?')).toMatchObject(lost(54011))
    expect(await sendPicture(bob, ada, await uploaded(bob))).toMatchObject(lost(54011))
    expect(texts(await history(bob, ada))).toEqual(['hi', 'hi'])
  })

  it('is in a block with them, from either side, and until it is lifted and they are friends again [CHAT-71]', async () => {
    await block(bob, ada)
    expect(await send(ada, bob, 'hi')).toMatchObject(lost(54010))
    expect(await send(bob, ada, 'hi')).toMatchObject(lost(54010))
    await bob.ask(friendsCalls.removeBlack, { f_u_id: bob.userId, defriend_u_id: ada.userId })
    expect(await send(ada, bob, 'hi')).toMatchObject(lost(54011))
    expect(await inboxOf(bob, 'message')).toEqual([])
  })

  it('writes to an account that is going or gone', async () => {
    await send(ada, bob, 'hi')
    await bob.ask(accountCalls.deleteAccount, { userId: bob.userId })
    const nobody = { code: 403, message: 'The user does not exist' }
    expect(await send(ada, bob, 'hello?')).toMatchObject(nobody)
    await purgeDue(server.parts.store, server.server.admin.safety, server.clock.now() + 7 * DAY)
    expect(await send(ada, bob, 'hello?')).toMatchObject(nobody)
    expect(texts(await history(ada, bob))).toEqual(['hi'])
  })

  it('writes in the name of somebody else, and learns nothing of their messages', async () => {
    const messageUuid = newUuid()
    await send(bob, ada, 'mine', { messageUuid })
    const foreign = await send(ada, bob, 'forged', { send_u_id: bob.userId, messageUuid })
    expect(foreign).toMatchObject({ code: 403, data: null })
    expect((await send(await server.visitor(), bob, 'hi', { send_u_id: ada.userId })).status).toBe(401)
    expect(await inboxOf(bob, 'message')).toHaveLength(1)
  })
})

describe('somebody else’s conversation', () => {
  it('is neither read nor listed nor marked, whatever ids and pages are asked for', async () => {
    const eve = await signUp(server, 'Eve')
    await send(ada, bob, 'secret')
    for (const id of [ada.userId, bob.userId]) expect(await history(eve, id)).toEqual([])
    expect([await recent(eve), (await snapshot(eve)).messages]).toEqual([[], []])
    const foreign = { receiveUserId: bob.userId, sendUserId: ada.userId }
    expect((await eve.ask(chatCalls.readMsg, foreign)).code).toBe(403)
    expect(await recent(bob)).toMatchObject([{ unreadCount: 1 }])
    for (const page_num of [-1, 0, 1_000_000, Number.MAX_SAFE_INTEGER]) {
      const asked = { send_u_id: ada.userId, page_num, page_size: -5 }
      expect((await bob.ask(chatCalls.history, asked)).code).toBe(200)
    }
    expect((await bob.ask(chatCalls.history, { send_u_id: 0, page_num: 1, page_size: 1 })).code).toBe(400)
    expect((await bob.ask(chatCalls.history, { send_u_id: bob.userId, page_num: 1, page_size: 1 })).code).toBe(400)
  })
})

it('a request that is sent again as it was is not carried out again', async () => {
  const messageUuid = newUuid()
  const stamp = { nonce: 'a1'.repeat(16), timestamp: String(server.clock.now()) }
  const first = await send(ada, bob, 'once', { messageUuid }, { stamp })
  const again = await send(ada, bob, 'once', { messageUuid }, { stamp })
  expect([first.code, again.code]).toEqual([200, 10030])
  expect(await inboxOf(bob, 'message')).toHaveLength(1)
})
