import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { callsCalls } from '../../../src/infrastructure/gateway/contract/calls.calls'
import { chatCalls } from '../../../src/infrastructure/gateway/contract/chat.calls'
import { emailCalls } from '../../../src/infrastructure/gateway/contract/email.calls'
import { eventsCalls } from '../../../src/infrastructure/gateway/contract/events.calls'
import { friendsCalls } from '../../../src/infrastructure/gateway/contract/friends.calls'
import { listsCalls } from '../../../src/infrastructure/gateway/contract/lists.calls'
import { shopCalls } from '../../../src/infrastructure/gateway/contract/shop.calls'
import { clientOf, DEVICE } from './client'
import { openStand, type Heard, type Stand } from './stand'

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

const last = (): Heard => {
  const heard = stand.heard.at(-1)
  if (heard === undefined) throw new Error('nothing was heard')
  return heard
}

const login = { userAccount: 'ada@example.org', password: 'Example_1', deviceType: '4', deviceName: 'web' }

describe('a request', () => {
  it('carries the common parameters in the address of GET and in the body of POST [GATE-3]', async () => {
    const { gateway } = clientOf(stand)
    const common = { appId: 'visavis', version: '0.1.0', deviceId: DEVICE }
    await gateway.ask(accountCalls.balance, {})()
    expect(last().address).toEqual({ ...common, languageId: '1', userId: '7', portType: '4', countryId: '276' })
    await gateway.ask(accountCalls.updateHeartbeat, { status: 2, type: 0 })()
    expect(last().address).toEqual({})
    expect(last().params).toMatchObject({ ...common, languageId: 1, userId: 7, portType: 4, countryId: 276 })
  })

  it('names the port twice where the call does [GATE-4]', async () => {
    await clientOf(stand).gateway.ask(callsCalls.rtmToken, { port_type: 4 })()
    expect(last().address).toMatchObject({ portType: '4', port_type: '4' })
  })

  it('sends parameters of GET in the address, of POST and PUT in a body, of a file in the address [GATE-2]', async () => {
    const { gateway } = clientOf(stand)
    await gateway.ask(friendsCalls.search, { s_txt: 'Zoë & <3' })()
    expect([last().address.s_txt, last().body]).toEqual(['Zoë & <3', ''])
    await gateway.ask(chatCalls.deleteUser, { send_u_id: 9 })()
    expect([last().call.method, last().address, last().params.send_u_id]).toEqual(['PUT', {}, 9])
    const file = new Blob([new Uint8Array([1, 2, 3])])
    await gateway.ask(callsCalls.uploadSnapshots, { sex: 1 }, { file })()
    expect([last().address.sex, last().signedBy]).toEqual(['1', 'session'])
    expect(last().body).toContain('name="snapshot"')
  })

  it('is signed with timestamp, nonce, random digits and sign [GATE-5]', async () => {
    const { clock, gateway } = clientOf(stand)
    await gateway.ask(accountCalls.balance, {})()
    expect(last().signedBy).toBe('session')
    expect(last().headers).toMatchObject({
      timestamp: String(clock.now()),
      nonce: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      random: expect.stringMatching(/^\d{6}$/) as string,
      sign: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    })
  })

  it('never uses a nonce twice [GATE-6]', async () => {
    const { gateway } = clientOf(stand)
    await Promise.all(Array.from({ length: 50 }, () => gateway.ask(accountCalls.balance, {})()))
    expect(new Set(stand.heard.map(({ stamp }) => stamp.nonce)).size).toBe(50)
  })

  it('is signed with the app key where it is public, whoever asks [GATE-6]', async () => {
    const { gateway } = clientOf(stand)
    await gateway.ask(listsCalls.guests, {})()
    await gateway.ask(emailCalls.emailLogin, login)()
    expect(stand.heard.map(({ signedBy }) => signedBy)).toEqual(['app', 'app'])
  })

  it('carries the handle of the session, and none where it is public [GATE-13] [GATE-14]', async () => {
    const { gateway } = clientOf(stand)
    await gateway.ask(accountCalls.balance, {})()
    await gateway.ask(accountCalls.onlineStatus, { userIds: '1,2' })()
    await gateway.ask(emailCalls.emailLogin, login)()
    expect(stand.heard.map(({ headers }) => headers.token)).toEqual(['handle', undefined, undefined])
  })

  it('hides its body from whoever reads the wire [GATE-7]', async () => {
    await clientOf(stand).gateway.ask(emailCalls.emailLogin, login)()
    expect(Object.keys(JSON.parse(last().body) as object).toSorted()).toEqual(['data', 'key'])
    expect(last().body).not.toContain('ada')
    expect(last().params).toMatchObject(login)
  })

  it('to the shop is neither signed nor sealed [GATE-7] [GATE-10]', async () => {
    const { gateway } = clientOf(stand)
    stand.answer = () => ({ code: 0, data: { list: [] } })
    expect(E.isRight(await gateway.ask(shopCalls.orders, { userId: 7 })())).toBe(true)
    await gateway.ask(shopCalls.klarnaSession, { orderId: 'o1' })()
    for (const { headers, signedBy } of stand.heard) {
      expect([signedBy, headers.sign, headers.nonce, headers.timestamp, headers.random]).toEqual([
        'nobody',
        ...Array<undefined>(4).fill(undefined),
      ])
    }
    expect(JSON.parse(last().body)).toMatchObject({ orderId: 'o1', appId: 'visavis' })
  })

  it('sends primary names only [GATE-15]', async () => {
    const { gateway } = clientOf(stand)
    await gateway.ask(friendsCalls.add, { f_u_id: 9, add_location: 102, add_true: 1 })()
    expect(last().params).toMatchObject({ f_u_id: 9, add_location: 102, add_true: 1 })
    expect(Object.keys(last().params)).not.toContain('friendUserId')
    expect(last().decoded).toBe(true)
  })

  it('keeps the idempotency key of the press, and makes one where none is given', async () => {
    const { gateway } = clientOf(stand)
    const key = '11111111-1111-4111-8111-111111111111'
    await gateway.ask(friendsCalls.add, { f_u_id: 9, add_location: 102 }, { idempotencyKey: key })()
    expect(last().headers['idempotency-key']).toBe(key)
    const press = gateway.ask(friendsCalls.add, { f_u_id: 9, add_location: 102 })
    await press()
    expect(last().headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/)
    await gateway.ask(accountCalls.balance, {})()
    expect(last().headers['idempotency-key']).toBeUndefined()
  })

  it('carries the solution of the bot check', async () => {
    await clientOf(stand).gateway.ask(emailCalls.sendVerifyEmail, { email: 'a@b.de' }, { captcha: 'solved' })()
    expect(last().headers['x-captcha-token']).toBe('solved')
  })

  it('tells how long a call lasted [GATE-24]', async () => {
    await clientOf(stand).gateway.ask(eventsCalls.callReport, { roomNum: 'room-0001', duration: 61 })()
    expect(last().params).toMatchObject({ roomNum: 'room-0001', duration: 61 })
  })
})
