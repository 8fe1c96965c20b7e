import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { callsCalls } from '../../../src/infrastructure/gateway/contract/calls.calls'
import { chatCalls } from '../../../src/infrastructure/gateway/contract/chat.calls'
import { befriend } from '../befriend'
import { signUp } from '../sign-up'
import { startTestServer } from '../test-server'
import { ada, bob, block, history, inboxOf, newUuid, nextDay, pay, send, setTheStage, snapshot, speak } from './stage'
import { saying, startTranslateService, translation, type TranslateStandIn } from './translate-service'

let service: TranslateStandIn

beforeEach(async () => {
  service = await startTranslateService()
})
afterEach(() => service.close())

setTheStage(() => ({
  env: { TRANSLATE_URL: service.url },
  settings: { chat: { freeTranslations: 3, freeMessages: 20 }, translation: { timeoutMs: 300, failuresInRow: 2 } },
}))

const ask = (msg: string, more = {}) => send(ada, bob, msg, { translate: 1, ...more })
const codesOf = async (all: readonly Promise<{ data: { translateCode?: number } }>[]) =>
  (await Promise.all(all)).map(({ data }) => data.translateCode)
/** The language that the service was asked for last. */
const target = () => service.posted.at(-1)?.body['target']

describe('a translation that the sender asks for', () => {
  it('goes with the message everywhere, into the first language of the receiver’s profile [CHAT-20, CHAT-27, CHAT-28, I18N-9, I18N-10]', async () => {
    await speak(bob, 'de,en')
    service.say(translation('Guten Tag'))
    const said = await ask('Good day')
    expect(said).toMatchObject({ code: 200, data: { translateCode: 200 } })
    expect(target()).toBe('de')
    const body = {
      content: 'Good day',
      translation: { state: 'done', text: 'Guten Tag', language: 'de' },
      bizData: { sendUserId: ada.userId, sendPlatformType: 4, sendTranslateCode: 200 },
    }
    for (const side of [ada, bob]) {
      expect(await inboxOf(side, 'message')).toMatchObject([body])
      expect(await history(side, side === ada ? bob : ada)).toMatchObject([body])
      expect((await snapshot(side)).messages).toMatchObject([body])
    }
  })

  it('is into the language of their device where their profile names none', async () => {
    await ask('one')
    expect(target()).toBe('en')
    const arabic = { port_type: 4 }
    await bob.ask(callsCalls.rtmToken, arabic, { raw: { ...arabic, languageId: 8 } })
    await ask('two')
    expect(target()).toBe('ar')
  })

  it('is not asked for by a message that does not ask, nor by a picture', async () => {
    expect((await send(ada, bob, 'plain')).data.translateCode).toBeUndefined()
    expect((await send(ada, bob, 'plain', { translate: 0 })).data.translateCode).toBeUndefined()
    await send(ada, bob, '', { msg_type: 3, translate: 1, pictureUrl: '/account/v1/media/x' })
    expect(service.posted).toEqual([])
    expect(await inboxOf(bob, 'message')).toMatchObject([
      { bizData: { sendTranslateCode: 0 } },
      { bizData: { sendTranslateCode: 0 } },
    ])
    expect((await inboxOf(bob, 'message')).some((row) => 'translation' in row)).toBe(false)
  })

  it('that failed is told as failed, and the message is there all the same', async () => {
    service.say(saying({}, 500))
    expect(await ask('Hello')).toMatchObject({ code: 200, data: { translateCode: 500 } })
    service.say('Silence')
    expect(await ask('Hello again')).toMatchObject({ code: 200, data: { translateCode: 500 } })
    const rows = await inboxOf(bob, 'message')
    expect(rows).toMatchObject([{ content: 'Hello' }, { content: 'Hello again' }])
    expect(rows.map((row) => row['translation'])).toEqual([{ state: 'failed' }, { state: 'failed' }])
  })

  it('of a text that needs none is done without another text and costs no free one', async () => {
    service.say(translation('Hello', 'en'))
    for (let count = 0; count < 4; count += 1) expect((await ask('Hello')).data.translateCode).toBe(200)
    expect((await inboxOf(bob, 'message')).some((row) => 'translation' in row)).toBe(false)
  })

  it('shows markup of the service as asterisks, as every text [CHAT-34]', async () => {
    service.say(translation('<img src=x onerror=alert(1)> hi'))
    await ask('Hello')
    expect(await inboxOf(bob, 'message')).toMatchObject([{ translation: { text: `${'*'.repeat(28)} hi` } }])
  })
})

describe('a retry', () => {
  it('is answered as the first time and asks the service no more [CHAT-53]', async () => {
    const messageUuid = newUuid()
    const first = await ask('Hello', { messageUuid })
    service.say(saying({}, 500))
    expect((await ask('Hello', { messageUuid })).data).toEqual(first.data)
    expect((await send(ada, bob, 'Hello', { messageUuid })).data).toEqual(first.data)
    expect(service.posted).toHaveLength(1)
    expect(await inboxOf(bob, 'message')).toHaveLength(1)
  })

  it('at the same moment counts once', async () => {
    const messageUuid = newUuid()
    await Promise.all([1, 2, 3, 4].map(() => ask('Hello', { messageUuid })))
    expect(await codesOf([ask('a'), ask('b')])).toEqual([200, 200])
    expect((await ask('c')).data.translateCode).toBe(54000)
  })
})

describe('free translations', () => {
  it('end with the count of the UTC day; the message goes out, and nothing is sent to the service [CHAT-81]', async () => {
    for (const text of ['1', '2', '3']) expect((await ask(text)).data.translateCode).toBe(200)
    const asked = service.posted.length
    expect(await ask('4')).toMatchObject({ code: 200, data: { translateCode: 54000 } })
    expect(service.posted).toHaveLength(asked)
    const last = (await inboxOf(bob, 'message')).at(-1)
    expect(last).toMatchObject({ content: '4', bizData: { sendTranslateCode: 54000 } })
    expect(last).not.toHaveProperty('translation')
    expect((await send(bob, ada, 'mine', { translate: 1 })).data.translateCode).toBe(200)
    await nextDay()
    expect((await ask('5')).data.translateCode).toBe(200)
  })

  it('are not taken by one that failed, nor by a message that is refused', async () => {
    service.say(saying({}, 400))
    await ask('failed')
    service.say(translation('Hallo'))
    await block(bob, ada)
    expect((await ask('barred')).code).toBe(54010)
    expect((await ask(' ')).code).toBe(400)
    expect((await ask('foreign', { send_u_id: bob.userId })).code).toBe(403)
    expect(service.posted).toHaveLength(1)
  })

  it('of several at the same moment only so many are done [CHAT-81]', async () => {
    const codes = await codesOf(['1', '2', '3', '4', '5'].map((text) => ask(text)))
    expect(codes.toSorted((a = 0, b = 0) => a - b)).toEqual([200, 200, 200, 54000, 54000])
    const done = (await inboxOf(bob, 'message')).filter((row) => 'translation' in row)
    expect(done).toHaveLength(3)
  })

  it('have no end for who has bought coins', async () => {
    await pay(ada)
    for (let count = 0; count < 5; count += 1) expect((await ask('hi')).data.translateCode).toBe(200)
  })
})

describe('a slow service', () => {
  it('holds up no other message and no other unit of work', async () => {
    const open = service.hold()
    const slow = ask('slow')
    await expect.poll(() => service.posted.length).toBe(1)
    expect((await send(ada, bob, 'quick')).code).toBe(200)
    expect((await send(bob, ada, 'answer')).code).toBe(200)
    open()
    await slow
    const order = (await inboxOf(bob, 'message')).map((row) => row['content'])
    expect(order).toEqual(['quick', 'answer', 'slow'])
  })
})

it('without a service nothing is translated, and the sender hears so', async () => {
  const plain = await startTestServer()
  const [one, two] = [await signUp(plain, 'One'), await signUp(plain, 'Two')]
  await befriend(one, two)
  const said = await one.ask(chatCalls.sendMsg, {
    accept_u_id: two.userId,
    send_u_id: one.userId,
    msg_type: 1,
    msg: 'Hello',
    messageUuid: newUuid(),
    translate: 1,
  })
  expect(said).toMatchObject({ code: 200, data: { translateCode: 500 } })
  const page = { send_u_id: one.userId, page_num: 1, page_size: 10 }
  expect((await two.ask(chatCalls.history, page)).data.list).toMatchObject([{ translation: { state: 'unavailable' } }])
  await plain.close()
})
