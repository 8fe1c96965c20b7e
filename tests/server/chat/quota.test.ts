import { describe, expect, it } from 'vitest'
import { HOUR } from '../../../src/domain/kernel/time'
import { loadConfig } from '../../../server/config'
import { ada, bob, inboxOf, newUuid, nextDay, recent, send, sendPicture, setTheStage, uploaded, work } from './stage'
import { operator } from '../../builders/operator'

setTheStage({ settings: { chat: { freeMessages: 3 } } })

const over = { code: 54006, message: 'Free chat quota has been exhausted today', data: { countDown: 12 * HOUR } }
const fill = async () => {
  for (const text of ['1', '2', '3']) expect((await send(ada, bob, text)).code).toBe(200)
}

describe('the free quota of a day', () => {
  it('ends with its last message: one more hears when it comes back, in ms to the next 00:00 UTC [CHAT-76, CHAT-77, CHAT-79, CHAT-80]', async () => {
    await fill()
    expect(await send(ada, bob, '4')).toMatchObject(over)
    expect((await send(bob, ada, 'hi')).code).toBe(200)
    await nextDay()
    expect((await send(ada, bob, '4')).code).toBe(200)
  })

  it('is told to the sender only: nothing of a refused message reaches anybody [CHAT-84]', async () => {
    await fill()
    const rows = async () => (await inboxOf(bob, 'message')).length + (await inboxOf(ada, 'message')).length
    const before = [await rows(), await recent(bob)]
    await send(ada, bob, 'over')
    expect([await rows(), await recent(bob)]).toEqual(before)
  })

  it('counts neither a refused message nor a retry [CHAT-80]', async () => {
    const messageUuid = newUuid()
    await send(ada, bob, '1', { messageUuid })
    for (let count = 0; count < 5; count += 1) await send(ada, bob, '1', { messageUuid })
    await send(ada, bob, 'x'.repeat(2_001))
    await send(ada, 999_999, 'nobody')
    await sendPicture(ada, bob, await uploaded(ada))
    await send(ada, bob, '2')
    await send(ada, bob, '3')
    const refused = newUuid()
    for (let count = 0; count < 3; count += 1)
      expect(await send(ada, bob, '4', { messageUuid: refused })).toMatchObject(over)
    expect(await work(({ db }) => db.selectFrom('message_days').select('sent').execute())).toEqual([{ sent: 3 }])
    await nextDay()
    expect((await send(ada, bob, '4', { messageUuid: refused })).code).toBe(200)
  })

  it('lets through exactly its size of many at the same moment [CHAT-80]', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, (_, at) => send(ada, bob, `${at}`)))
    expect(all.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 200, 200, ...Array(5).fill(54006)])
    expect(await inboxOf(bob, 'message')).toHaveLength(3)
  })

  it('counts pictures and texts written in calls too [CHAT-80]', async () => {
    await send(bob, ada, 'hi')
    await send(ada, bob, '1')
    await sendPicture(ada, bob, await uploaded(ada))
    await send(ada, bob, '3', { msg_type: 4 })
    const picture = await uploaded(ada)
    expect(await sendPicture(ada, bob, picture)).toMatchObject(over)
    await nextDay()
    expect((await sendPicture(ada, bob, picture)).code).toBe(200)
  })
})

it('is 10 messages, and 100 in local mode, unless a deployment says otherwise [CHAT-80]', () => {
  const production = {
    MODE: 'production',
    ...operator,
    SQLITE_FILE: 'x',
    PUBLIC_ORIGIN: 'https://x.example',
    APP_KEY: 'k',
    EMAIL: 'off',
    SMS: 'off',
    TURN: 'off',
    PAYMENTS: 'off',
  }
  const free = (env: Readonly<Record<string, string>>) => loadConfig(env, [])
  expect(free(production)).toMatchObject({ right: { settings: { chat: { freeMessages: 10 } } } })
  expect(free({})).toMatchObject({ right: { settings: { chat: { freeMessages: 100 } } } })
  expect(free({ ...production, SETTINGS: '{"chat":{"freeMessages":7}}' })).toMatchObject({
    right: { settings: { chat: { freeMessages: 7 } } },
  })
})
