import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { decideAppeal } from '../../../server/safety/appeals'
import { DAY } from '../../../src/domain/kernel/time'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import type { Asker } from '../asker'
import { signUp } from '../sign-up'
import { startTestServer, type TestServer } from '../test-server'
import { liftSanction, noticeOf, sanction, signInAs } from './stage'

let gateway: TestServer
let ada: Asker

beforeEach(async () => {
  gateway = await startTestServer()
  ada = await signUp(gateway, 'Ada')
})
afterEach(() => gateway.close())

const appeals = () => gateway.parts.store.read((db) => db.selectFrom('appeals').selectAll().orderBy('id').execute())

/** The token of a ban screen, in a browser of its own. */
const token = async (userName = 'Ada'): Promise<string> =>
  noticeOf(await signInAs(await gateway.visitor(), userName)).appealToken ?? ''

const appeal = async (appealToken: string, text = 'It was not me') =>
  (await gateway.visitor()).ask(accountCalls.appeal, { text, appealToken })

const uphold = async (id: number) =>
  gateway.parts.store.work((work) =>
    decideAppeal(work, id, 'upheld', { by: 'olga', reason: 'heard', now: gateway.clock.now() }),
  )

describe('an appeal', () => {
  it('goes from the ban screen, without a session, and is open then [PLUS-13]', async () => {
    const id = await sanction(gateway, ada.userId)
    const said = await appeal(await token(), '  It was not me <script> ')
    expect(said).toMatchObject({ code: 200, data: { state: 'open' } })
    expect(await appeals()).toMatchObject([
      { sanction_id: id, user_id: ada.userId, words: 'It was not me ********', state: 'open' },
    ])
    const notice = noticeOf(await signInAs(await gateway.visitor(), 'Ada'))
    expect(notice.appeal).toBe('open')
    expect(notice).not.toHaveProperty('appealToken')
  })

  it('goes from the session that the ban has ended, with the token of its next call [PLUS-13]', async () => {
    await sanction(gateway, ada.userId)
    const { appealToken = '' } = noticeOf(await ada.ask(accountCalls.balance, {}))
    expect((await ada.ask(accountCalls.appeal, { text: 'Please look again', appealToken })).data.state).toBe('open')
  })

  it('has 1 to 200 characters; a text that is refused spends no token [PLUS-13]', async () => {
    await sanction(gateway, ada.userId)
    const own = await token()
    for (const text of ['', '  ', 'x'.repeat(201), '😀'.repeat(201)]) {
      expect(await appeal(own, text)).toMatchObject({ code: 400, message: 'Please write 1 to 200 characters' })
    }
    expect((await appeal(own, '😀'.repeat(200))).data.state).toBe('open')
    expect((await appeal(await token(), 'x'.repeat(1_001))).status).toBe(400)
  })

  it('counts once for its token: a retry hears how it stands [PLUS-13]', async () => {
    await sanction(gateway, ada.userId)
    const own = await token()
    await appeal(own)
    expect((await appeal(own, 'again')).data.state).toBe('open')
    await uphold(1)
    expect((await appeal(own, 'again')).data.state).toBe('upheld')
    expect((await appeals()).map(({ words }) => words)).toEqual(['It was not me'])
  })

  it('waits for no second one: another ban screen hears that one is open [PLUS-13]', async () => {
    await sanction(gateway, ada.userId)
    const [one, other] = [await token(), await token()]
    await appeal(one)
    expect((await appeal(other, 'me too')).data.state).toBe('open')
    expect(await appeals()).toHaveLength(1)
  })

  it('may follow one that was upheld, twice in all for one sanction [PLUS-13]', async () => {
    await sanction(gateway, ada.userId)
    await appeal(await token())
    await uphold(1)
    const second = noticeOf(await signInAs(await gateway.visitor(), 'Ada'))
    expect(second.appeal).toBe('upheld')
    expect((await appeal(second.appealToken ?? '', 'there is more')).data.state).toBe('open')
    await uphold(2)
    expect(noticeOf(await signInAs(await gateway.visitor(), 'Ada'))).not.toHaveProperty('appealToken')
    expect(await uphold(2)).toEqual(E.left('NoOpenAppeal'))
  })

  it('hears that the sanction was lifted, or is over [PLUS-13]', async () => {
    const id = await sanction(gateway, ada.userId)
    const [one, other] = [await token(), await token()]
    await appeal(one)
    await liftSanction(gateway, id)
    expect((await appeal(one)).data.state).toBe('lifted')
    expect((await appeal(other)).data.state).toBe('lifted')
    expect(await appeals()).toMatchObject([{ state: 'lifted', decided_by: 'olga' }])
  })

  it('is refused with a forged, an old, or no token', async () => {
    await sanction(gateway, ada.userId, { end: null })
    const [forged, old] = [await appeal('x'.repeat(43)), await token()]
    await gateway.clock.advance(1)
    await gateway.parts.store.work(async ({ db }) =>
      E.right(
        await db
          .updateTable('appeal_tokens')
          .set({ made_at: gateway.clock.now() - DAY })
          .execute(),
      ),
    )
    const without = await (await gateway.visitor()).ask(accountCalls.appeal, { text: 'It was not me' })
    expect([forged, await appeal(old), without].map(({ status }) => status)).toEqual([403, 403, 403])
    expect(await appeals()).toEqual([])
  })

  it('of somebody signed in is about a device of theirs that is banned, and of nobody else [PLUS-13]', async () => {
    const bob = await signUp(gateway, 'Bob')
    await sanction(gateway, ada.userId, { scope: 'device', end: null })
    const phone = await gateway.visitor()
    await phone.enter((await signInAs(phone, 'Ada')).data)
    const text = 'That laptop is sold'
    expect((await phone.ask(accountCalls.appeal, { text })).data.state).toBe('open')
    expect((await bob.ask(accountCalls.appeal, { text })).status).toBe(403)
  })

  it('is tried so often from a device and no more: 429', async () => {
    await gateway.close()
    gateway = await startTestServer({ settings: { limits: { signInsPerDevice: { count: 2, ms: 60_000 } } } })
    const asker = await gateway.visitor()
    const tried = []
    for (const _ of [1, 2, 3]) {
      tried.push((await asker.ask(accountCalls.appeal, { text: 'x', appealToken: 'guess' })).status)
    }
    expect(tried).toEqual([403, 403, 429])
  })
})

describe('the tokens of appeals', () => {
  it('are stored hashed, and no more than five of one person wait', async () => {
    await sanction(gateway, ada.userId)
    const made: string[] = []
    for (let count = 0; count < 7; count++) {
      await gateway.clock.advance(1)
      made.push(await token())
    }
    const rows = await gateway.parts.store.read((db) => db.selectFrom('appeal_tokens').selectAll().execute())
    expect(rows).toHaveLength(5)
    expect(made.some((one) => JSON.stringify(rows).includes(one))).toBe(false)
    expect((await appeal(made[0] ?? '')).status).toBe(403)
    expect((await appeal(made[2] ?? '')).data.state).toBe('open')
  })
})
