import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { afterEach, describe, expect, it } from 'vitest'
import { addMedium } from '../../../server/media/media-rows'
import { pruneSafety } from '../../../server/safety/prune-safety'
import { DAY } from '../../../src/domain/kernel/time'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { chatCalls } from '../../../src/infrastructure/gateway/contract/chat.calls'
import type { Asker } from '../asker'
import { befriend } from '../befriend'
import { signUp } from '../sign-up'
import { startTestServer, type TestServer, type TestServerOptions } from '../test-server'
import { sanction } from './stage'

let gateway: TestServer

const start = async (settings: TestServerOptions['settings'] = {}): Promise<Asker> => {
  gateway = await startTestServer({ settings })
  return signUp(gateway, 'Ada')
}
afterEach(() => gateway.close())

const ask = (asker: Asker) => asker.ask(accountCalls.exportData, {})

describe('the file with all data', () => {
  it('is of the own account, whoever else is named in the request [PLUS-14]', async () => {
    const ada = await start()
    const bob = await signUp(gateway, 'Bob')
    const raw = { userId: bob.userId, search_u_id: bob.userId }
    const said = await ada.ask(accountCalls.exportData, {}, { raw })
    expect(said.data).toMatchObject({ account: ada.userId, made: new Date(gateway.clock.now()).toISOString() })
    expect(said.body).not.toContain('bob@example.org')
  })

  it('is for nobody without a session', async () => {
    await start()
    expect((await ask(await gateway.visitor())).status).toBe(401)
  })

  it('is made so often and no more: 429 with the time to wait [PLUS-14]', async () => {
    const ada = await start({ limits: { exportsPerAccount: { count: 1, ms: DAY } } })
    const bob = await signUp(gateway, 'Bob')
    expect((await ask(ada)).code).toBe(200)
    const late = await ask(ada)
    expect([late.status, late.headers.get('retry-after')]).toEqual([429, '86400'])
    expect((await ask(bob)).code).toBe(200)
  })

  it('is bounded, and says where something is missing [PLUS-14]', async () => {
    const ada = await start({ safety: { exportRows: 3 } })
    const bob = await signUp(gateway, 'Bob')
    await befriend(ada, bob)
    const send = (msg: string) => {
      const own = { messageUuid: randomUUID(), send_u_id: ada.userId, accept_u_id: bob.userId }
      return ada.ask(chatCalls.sendMsg, { ...own, msg, msg_type: 1 })
    }
    for (const text of ['one', 'two', 'three']) await send(text)
    expect((await ask(ada)).data['messages']).toMatchObject([
      { content: 'three' },
      { content: 'two' },
      { content: 'one' },
    ])
    await send('four')
    expect((await ask(ada)).data['messages']).toMatchObject({ complete: false, newest: [{ content: 'four' }, {}, {}] })
  })

  it('holds so many bytes of pictures, the newest first, and says where some are missing [PLUS-14]', async () => {
    const ada = await start({ safety: { exportPictureBytes: 25 } })
    const put = async (name: string, bytes: number) => {
      const [id, now] = [name.padStart(32, '0'), gateway.clock.now()]
      await gateway.media.put(id, { large: new Uint8Array(bytes) }, now)
      await gateway.parts.store.work(async (work) =>
        E.right(await addMedium(work, { id, ownerId: ada.userId, kind: 'chat', state: 'approved', now })),
      )
      await gateway.clock.advance(1)
      return id
    }
    const first = await put('1', 10)
    const second = await put('2', 15)
    expect((await ask(ada)).data['pictures']).toMatchObject([{ id: second }, { id: first }])
    const third = await put('3', 1)
    const { pictures } = (await ask(ada)).data
    expect(pictures).toEqual({
      complete: false,
      newest: [expect.objectContaining({ id: third }), expect.objectContaining({ id: second })],
    })
  })

  it('is read page by page, and nothing is lost between two pages', async () => {
    const ada = await start()
    await gateway.parts.store.work(async ({ db }) => {
      const rows = Array.from({ length: 2_500 }, (_, at) => ({
        user_id: ada.userId,
        seq: at + 100,
        id: `${at}`,
        kind: 'note',
        body: '{}',
        at,
      }))
      for (let from = 0; from < rows.length; from += 500)
        await db
          .insertInto('inbox')
          .values(rows.slice(from, from + 500))
          .execute()
      return E.right(undefined)
    })
    const notes = (await ask(ada)).data['notifications'] as readonly { kind: string }[]
    expect(notes.filter(({ kind }) => kind === 'note')).toHaveLength(2_500)
  })
})

describe('what operators did', () => {
  it('is forgotten after two years, and tokens of ban screens after a day', async () => {
    const ada = await start()
    await sanction(gateway, ada.userId)
    await ada.ask(accountCalls.balance, {})
    const { parts } = gateway
    const now = gateway.clock.now()
    const entry = { operator: 'olga', area: 'ban', command: 'account', target: '1', reason: 'x' }
    await parts.store.work(async ({ db }) =>
      E.right(
        await db
          .insertInto('admin_log')
          .values([
            { ...entry, at: now },
            { ...entry, at: now - 730 * DAY - 1 },
          ])
          .execute(),
      ),
    )
    const left = () =>
      parts.store.read(async (db) => [
        (await db.selectFrom('admin_log').selectAll().execute()).length,
        (await db.selectFrom('appeal_tokens').selectAll().execute()).length,
      ])
    const [, tokens = 0] = await left()
    expect(tokens).toBeGreaterThan(0)
    await pruneSafety(parts.store, parts.config.settings, now)
    expect(await left()).toEqual([1, tokens])
    await pruneSafety(parts.store, parts.config.settings, now + DAY)
    expect(await left()).toEqual([1, 0])
  })
})
