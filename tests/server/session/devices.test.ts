import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DAY } from '../../../src/domain/kernel/time'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { emailCalls } from '../../../src/infrastructure/gateway/contract/email.calls'
import { byPassword } from '../account/returning'
import type { Asker } from '../asker'
import { connect } from '../rtm/line'
import { PASSWORD, signUp } from '../sign-up'
import { startTestServer, type TestServer } from '../test-server'

let server: TestServer
let ada: Asker

beforeEach(async () => {
  server = await startTestServer({ settings: { session: { browsersAllowed: 2 } } })
  ada = await signUp(server, 'Ada')
})
afterEach(() => server.close())

/** A second browser of Ada's. */
const phone = async (): Promise<Asker> => {
  const asker = await server.visitor()
  const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1'
  const login = { userAccount: 'ada@example.org', password: PASSWORD, deviceType: '4', deviceName: 'web' }
  const said = await asker.ask(emailCalls.emailLogin, login, { headers: { 'user-agent': agent } })
  await asker.enter(said.data)
  return asker
}

const devices = async (who: Asker) => (await who.ask(accountCalls.sessions, {})).data.list
const ends = (who: Asker, sessionId: string) => who.ask(accountCalls.endSession, { sessionId })
const balance = async (who: Asker) => (await who.ask(accountCalls.balance, {})).status

describe('the devices of a person', () => {
  it('are told newest first, with a name that a person knows, the own one marked', async () => {
    await server.clock.advance(1_000)
    const mobile = await phone()
    await server.clock.advance(1_000)
    const terminal = await server.visitor()
    await terminal.enter((await byPassword(terminal, 'Ada', 'terminal')).data)
    const told = (await devices(mobile)).map(({ current, deviceName, kind }) => [kind, deviceName, current])
    expect(told).toEqual([
      ['terminal', 'terminal', false],
      ['browser', 'Safari · iPhone', true],
      ['browser', 'web', false],
    ])
  })

  it('tell when they were used last', async () => {
    const begun = server.clock.now()
    await server.clock.advance(DAY / 24)
    await balance(ada)
    expect((await devices(ada)).map(({ createdAt, seenAt }) => [createdAt, seenAt])).toEqual([
      [begun, begun + DAY / 24],
    ])
  })

  it('end in words when another one ends them', async () => {
    const mobile = await phone()
    const line = await connect(server, mobile)
    const other = (await devices(ada)).find(({ current }) => !current)
    expect((await ends(ada, other?.sessionId ?? '')).code).toBe(200)
    const kick = await line.heard(({ kind }) => kind === 'kick')
    expect(kick.body).toEqual({ code: 401, message: 'Login has expired' })
    expect([await balance(mobile), await balance(ada)]).toEqual([401, 200])
  })

  it('take their cookies away when one ends itself, and leave nobody behind who seems to be there', async () => {
    await ada.ask(accountCalls.heartBeat, { status: 2, type: 0 })
    const [own] = await devices(ada)
    expect((await ends(ada, own?.sessionId ?? '')).code).toBe(200)
    expect([...ada.cookies.keys()].filter((name) => /sid|auto/i.test(name))).toEqual([])
    const there = await server.parts.store.read((db) => db.selectFrom('presence').selectAll().execute())
    expect(there).toEqual([])
  })

  it('are nobody else’s business: a foreign, an ended and an unknown one get the same answer', async () => {
    const eve = await signUp(server, 'Eve')
    const mobile = await phone()
    const [own] = await devices(ada)
    await mobile.ask(accountCalls.logout, {})
    const ended = await server.parts.store.read((db) =>
      db.selectFrom('sessions').select('id').where('revoked_at', 'is not', null).executeTakeFirstOrThrow(),
    )
    const answers = []
    for (const [who, id] of [
      [eve, own?.sessionId ?? ''],
      [ada, ended.id],
      [ada, 'unknown'],
      [ada, ''],
    ] as const) {
      const { code, data, message, status } = await ends(who, id)
      answers.push({ code, data, message, status })
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]?.status).toBe(403)
    expect(await balance(ada)).toBe(200)
  })

  it('are of two kinds: terminals beyond their number end the oldest terminal and no browser [ACCT-112]', async () => {
    const terminals = [await server.visitor(), await server.visitor()]
    for (const terminal of terminals) {
      await server.clock.advance(1_000)
      await terminal.enter((await byPassword(terminal, 'Ada', 'terminal')).data)
    }
    const statuses = []
    for (const who of [...terminals, ada]) statuses.push(await balance(who))
    expect(statuses).toEqual([401, 200, 200])
  })
})
