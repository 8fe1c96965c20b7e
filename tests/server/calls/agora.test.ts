import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DAY, SECOND } from '../../../src/domain/kernel/time'
import { callsCalls } from '../../../src/infrastructure/gateway/contract/calls.calls'
import type { Asker } from '../asker'
import { befriend } from '../befriend'
import { signUp } from '../sign-up'
import { startTestServer, type TestServer } from '../test-server'
import { readToken } from './agora-token'
import { create, online } from './stage'

const AGORA_APP_ID = '0123456789abcdef0123456789abcdef'
const AGORA_APP_CERTIFICATE = 'fedcba9876543210fedcba9876543210'
const keys = { AGORA_APP_ID, AGORA_APP_CERTIFICATE }
const WEB = 4

let server: TestServer
let ada: Asker
let bob: Asker

const begin = async (env: Readonly<Record<string, string>>): Promise<void> => {
  server = await startTestServer({ env })
  ada = await signUp(server, 'Ada')
  bob = await signUp(server, 'Bob')
  await befriend(ada, bob)
  await online(bob)
}

const read = (token: string | undefined) => readToken(token ?? '', AGORA_APP_CERTIFICATE)

const openedRoom = async () => {
  const { data } = await create(ada, bob)
  return { created: data, roomNum: data?.roomNum ?? '' }
}

const invitation = (roomNum: string) =>
  server.parts.store.read(async (db) => {
    const told = await db.selectFrom('call_actions').select('body').where('to_user', '=', bob.userId).execute()
    const bodies = told.map(({ body }) => JSON.parse(body) as Record<string, unknown>)
    return bodies.find((body) => body['action'] === 1 && body['roomNum'] === roomNum)
  })

const policy = async () => (await fetch(`${server.url}/none`)).headers.get('content-security-policy') ?? ''

const adapters = async () =>
  ((await (await fetch(`${server.url}/config.json`)).json()) as { readonly adapters: unknown }).adapters

afterEach(() => server.close())

describe('calls through the vendor', () => {
  beforeEach(() => begin({ RTC: 'agora', RTM: 'agora', ...keys }))

  it('let each of the two into their room, by a token that the vendor can verify [GATE-28, GATE-29]', async () => {
    const { roomNum } = await openedRoom()
    for (const asker of [ada, bob]) {
      const { pass } = (await asker.ask(callsCalls.ice, { roomNum })).data
      expect(pass).toMatchObject({ appId: AGORA_APP_ID, user: asker.userId })
      expect(read(pass?.token)).toEqual({
        appId: AGORA_APP_ID,
        expire: DAY / SECOND,
        services: [{ channel: roomNum, uid: `${asker.userId}` }],
      })
      expect(readToken(pass?.token ?? '', AGORA_APP_ID)).toBeNull()
    }
  })

  it('name the project and the token of the callee when they begin and when they are answered [CALL-1, GATE-29]', async () => {
    const { created, roomNum } = await openedRoom()
    const ofBob = { services: [{ channel: roomNum, uid: `${bob.userId}` }] }
    expect(created?.rtcAppId).toBe(AGORA_APP_ID)
    expect(read(created?.calleeRtcRoomToken)).toMatchObject(ofBob)
    await ada.ask(callsCalls.launch, { roomNum })
    expect(read(String((await invitation(roomNum))?.['rtcRoomToken']))).toMatchObject(ofBob)
    const { data } = await bob.ask(callsCalls.answer, { roomNum })
    expect(read(data.rtcRoomToken)).toMatchObject(ofBob)
  })

  it('let each person into the signalling as themselves [GATE-29]', async () => {
    const { signalling } = (await ada.ask(callsCalls.rtmToken, { port_type: WEB })).data
    expect(signalling?.appId).toBe(AGORA_APP_ID)
    expect(read(signalling?.token)).toEqual({
      appId: AGORA_APP_ID,
      expire: DAY / SECOND,
      services: [{ user: `${ada.userId}` }],
    })
  })

  it('give no pass to anybody outside, nor once they are over [GATE-29]', async () => {
    const { roomNum } = await openedRoom()
    const eve = await signUp(server, 'Eve')
    const visitor = await server.visitor()
    expect(await eve.ask(callsCalls.ice, { roomNum })).toMatchObject({ code: 403, data: null })
    expect(await visitor.ask(callsCalls.ice, { roomNum })).toMatchObject({ status: 401, data: null })
    expect(await visitor.ask(callsCalls.rtmToken, { port_type: WEB })).toMatchObject({ status: 401, data: null })
    await ada.ask(callsCalls.cancel, { roomNum })
    expect(await bob.ask(callsCalls.ice, { roomNum })).toMatchObject({ code: 100006, data: null })
  })

  it('are named to the client, which may reach the vendor; the certificate stays in the house [GATE-30]', async () => {
    expect(await adapters()).toEqual({ rtc: 'agora', rtm: 'agora' })
    for (const host of ['agora.io', 'sd-rtn.com'])
      for (const scheme of ['https', 'wss']) expect(await policy()).toContain(` ${scheme}://*.${host}:*`)
    expect(await (await fetch(`${server.url}/config.json`)).text()).not.toContain(AGORA_APP_CERTIFICATE)
  })
})

describe('calls of the house', () => {
  beforeEach(() => begin(keys))

  it('know no vendor, even where its keys are there [GATE-30]', async () => {
    const { created, roomNum } = await openedRoom()
    expect(created).toMatchObject({ rtcAppId: '', calleeRtcRoomToken: roomNum })
    expect((await ada.ask(callsCalls.ice, { roomNum })).data).not.toHaveProperty('pass')
    expect((await ada.ask(callsCalls.rtmToken, { port_type: WEB })).data).not.toHaveProperty('signalling')
    await ada.ask(callsCalls.launch, { roomNum })
    expect(await invitation(roomNum)).toMatchObject({ rtcRoomToken: roomNum })
    expect((await bob.ask(callsCalls.answer, { roomNum })).data.rtcRoomToken).toBe(roomNum)
    expect(await adapters()).toEqual({ rtc: 'webrtc', rtm: 'websocket' })
    expect(await policy()).not.toMatch(/agora|sd-rtn/)
  })
})

describe('one of the two services', () => {
  it('is switched without the other [GATE-30]', async () => {
    await begin({ RTC: 'agora', ...keys })
    const { created, roomNum } = await openedRoom()
    expect(created?.rtcAppId).toBe(AGORA_APP_ID)
    expect((await ada.ask(callsCalls.ice, { roomNum })).data).toHaveProperty('pass')
    expect((await ada.ask(callsCalls.rtmToken, { port_type: WEB })).data).not.toHaveProperty('signalling')
    await server.close()
    await begin({ RTM: 'agora', ...keys })
    expect(await openedRoom()).toMatchObject({ created: { rtcAppId: '' } })
    expect((await ada.ask(callsCalls.rtmToken, { port_type: WEB })).data).toHaveProperty('signalling')
  })
})
