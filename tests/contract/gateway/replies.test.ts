import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { emailCalls } from '../../../src/infrastructure/gateway/contract/email.calls'
import { shopCalls } from '../../../src/infrastructure/gateway/contract/shop.calls'
import { clientOf } from './client'
import { openStand, type Stand } from './stand'

let stand: Stand
beforeAll(async () => {
  stand = await openStand()
})
afterAll(() => stand.close())
beforeEach(() => {
  stand.heard.length = 0
  stand.tickets.clear()
  stand.answer = () => ({})
})

const beat = { status: 2, type: 0 }
const heartbeat = (client = clientOf(stand)) => client.gateway.ask(accountCalls.updateHeartbeat, beat)()
const flip = (data: string) => {
  const bytes = Buffer.from(data, 'base64')
  bytes[20] = (bytes[20] ?? 0) ^ 1
  return bytes.toString('base64')
}

describe('a reply', () => {
  it('with code 200 passes its data up, from a shop call with code 0 [GATE-17]', async () => {
    const { gateway } = clientOf(stand)
    stand.answer = () => ({ code: 200, data: { goldNum: 120 } })
    expect(await gateway.ask(accountCalls.balance, {})()).toEqual(E.right({ goldNum: 120 }))
    stand.answer = () => ({ code: 0, data: { list: [] } })
    expect(await gateway.ask(shopCalls.orders, { userId: 7 })()).toEqual(E.right({ list: [] }))
    expect(await gateway.ask(accountCalls.balance, {})()).toMatchObject(E.left({ _tag: 'Refusal', code: 0 }))
  })

  it('with another code is a refusal with its text and data, sealed or plain [GATE-17]', async () => {
    stand.answer = () => ({ code: 10006, message: 'Invalid', data: { left: 4 } })
    const refused = E.left({ _tag: 'Refusal', code: 10006, message: 'Invalid', data: { left: 4 } })
    const { gateway } = clientOf(stand)
    const ask = gateway.ask(emailCalls.emailLogin, {
      userAccount: 'a',
      password: 'b',
      deviceType: '4',
      deviceName: 'web',
    })
    expect(await ask()).toEqual(refused)
    stand.answer = () => ({ code: 10006, message: 'Invalid', data: { left: 4 }, plain: true })
    expect(await ask()).toEqual(refused)
  })

  it.each([
    [403, {}, 0],
    [404, {}, 0],
    [413, {}, 0],
    [429, { 'retry-after': '7' }, 7_000],
    [500, {}, 0],
    [501, {}, 0],
  ] as const)('with HTTP status %i is passed up with it [GATE-18]', async (status, headers, retryAfter) => {
    stand.answer = () => ({ status, headers, code: status })
    expect(await clientOf(stand).gateway.ask(accountCalls.balance, {})()).toEqual(
      E.left({ _tag: 'HttpFailed', status, retryAfter }),
    )
    stand.answer = () => ({ status, headers, raw: '<html>no JSON</html>' })
    expect(await heartbeat()).toEqual(E.left({ _tag: 'HttpFailed', status, retryAfter }))
  })

  it.each(['{"key":"k"}', '{"data":"d"}', '{}', '[]', 'null', '', '<html>'])(
    'that is %j in place of an envelope is rejected as invalid [GATE-8]',
    async (raw) => {
      stand.answer = () => ({ raw })
      expect(await heartbeat()).toMatchObject(E.left({ _tag: 'BadReply' }))
    },
  )

  it('that was tampered with on its way is rejected with 6666 [GATE-12] [GATE-9]', async () => {
    stand.answer = () => ({ tamper: ({ data, key }) => ({ key, data: flip(data) }) })
    expect(await heartbeat()).toEqual(E.left({ _tag: 'BadReply', cause: 6666 }))
  })

  it('that was recorded from an earlier request does not pass for the answer to this one [GATE-9]', async () => {
    const client = clientOf(stand)
    const seen: { key: string; data: string }[] = []
    stand.answer = () => ({ tamper: (envelope) => void seen.push(envelope) })
    expect(E.isRight(await heartbeat(client))).toBe(true)
    stand.answer = () => ({ tamper: () => seen[0] })
    expect(await heartbeat(client)).toEqual(E.left({ _tag: 'BadReply', cause: 6666 }))
  })

  it('whose data are not what the contract says is no success, and its values are not kept [GATE-16]', async () => {
    stand.answer = () => ({ data: { goldNum: 'secret' } })
    const bad = await clientOf(stand).gateway.ask(accountCalls.balance, {})()
    expect(bad).toMatchObject(E.left({ _tag: 'BadReply' }))
    expect(JSON.stringify(bad)).not.toContain('secret')
  })
})

describe('the end of a session', () => {
  const listen = (client: ReturnType<typeof clientOf>) => {
    const told: unknown[] = []
    client.gateway.onSessionOver(({ code, message, transport }) => void told.push([code, message, transport]))
    return told
  }

  it.each([412, 10023, 10101, 10115, 10116, 10117])('is told by code %i in a body [ACCT-105]', async (code) => {
    const client = clientOf(stand)
    const told = listen(client)
    stand.answer = () => ({ code, message: 'why' })
    const over = E.left({ _tag: 'SessionOver', code, message: 'why' })
    expect(await client.gateway.ask(accountCalls.balance, {})()).toEqual(over)
    expect(told).toEqual([[code, 'why', 'body']])
  })

  it('is told by a failed HTTP reply with its own transport [ACCT-110]', async () => {
    const client = clientOf(stand)
    const told = listen(client)
    stand.answer = () => ({ status: 400, code: 10023 })
    await client.gateway.ask(accountCalls.balance, {})()
    stand.answer = () => ({ status: 401, raw: '' })
    await client.gateway.ask(accountCalls.balance, {})()
    expect(told).toEqual([
      [10023, '', 'http'],
      [401, '', 'http'],
    ])
  })

  it('is not told by the calls of the sign-in itself [ACCT-97]', async () => {
    const client = clientOf(stand)
    const told = listen(client)
    stand.answer = () => ({ code: 10101, message: 'no' })
    const login = { userAccount: 'a', password: 'b', deviceType: '4', deviceName: 'web' }
    expect(await client.gateway.ask(emailCalls.emailLogin, login)()).toMatchObject(
      E.left({ _tag: 'Refusal', code: 10101 }),
    )
    expect(told).toEqual([])
  })

  it('is told of the session in use only, not of one that was left meanwhile', async () => {
    const tokens = ['old', 'new']
    const identity = { ...clientOf(stand).identity, token: () => tokens[0] ?? '' }
    const client = clientOf(stand, { identity })
    const told = listen(client)
    stand.answer = () => {
      tokens.shift()
      return { status: 401, code: 401 }
    }
    expect(await client.gateway.ask(accountCalls.balance, {})()).toMatchObject(E.left({ _tag: 'SessionOver' }))
    expect(told).toEqual([])
  })

  it('comes without a request when the signing key is lost [GATE-6]', async () => {
    const keys = { app: () => Promise.reject(new Error('not asked')), session: () => Promise.resolve(undefined) }
    const client = clientOf(stand, { keys })
    const told = listen(client)
    expect(await client.gateway.ask(accountCalls.balance, {})()).toEqual(
      E.left({ _tag: 'SessionOver', code: 401, message: '' }),
    )
    expect(told).toEqual([[401, '', 'http']])
    expect(stand.heard).toEqual([])
  })

  it('leaves what it asked for unheard: that is none of whoever is here now [PLUS-15]', async () => {
    let token = 'old'
    const { identity } = clientOf(stand)
    const { gateway } = clientOf(stand, { identity: { ...identity, token: () => token } })
    stand.answer = () => {
      token = ''
      return { data: { goldNum: 40, isRecharge: 1 } }
    }
    expect(await gateway.ask(accountCalls.balance, {})()).toEqual(E.left({ _tag: 'Unreachable', timedOut: false }))
  })
})
