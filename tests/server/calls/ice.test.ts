import { createHmac } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { afterEach, expect, it } from 'vitest'
import { makeRooms } from '../../../server/calls/room-actions'
import { MINUTE } from '../../../src/domain/kernel/time'
import { callsCalls } from '../../../src/infrastructure/gateway/contract/calls.calls'
import type { TurnConfig } from '../../../server/config'
import type { Asker } from '../asker'
import { befriend } from '../befriend'
import { signUp } from '../sign-up'
import { startTestServer, type TestServer } from '../test-server'
import { create, online } from './stage'

let server: TestServer

afterEach(() => server.close())

/** Whether the signals of Ada's room may carry nobody's address. */
const relayOnly = async (room: string, ada: Asker, relay: TurnConfig): Promise<boolean | undefined> => {
  const { clock, parts } = server
  const peer = await makeRooms(parts.store, clock, { settings: parts.config.settings.calls, turn: relay }).peerOf(
    room,
    ada.userId,
  )
  return peer?.relayOnly
}

const turn = { urls: ['turn:relay.example.org:3478'], secret: 'shared' }

it('gives the two of a call credentials that the relay can check and that end after 10 minutes', async () => {
  server = await startTestServer({ config: { turn } })
  const [ada, bob, eve] = [await signUp(server, 'Ada'), await signUp(server, 'Bob'), await signUp(server, 'Eve')]
  await befriend(ada, bob)
  await online(bob)
  const roomNum = (await create(ada, bob)).data?.roomNum ?? ''
  const { data } = await ada.ask(callsCalls.ice, { roomNum })
  const expires = server.clock.now() + 10 * MINUTE
  const username = `${expires / 1_000}:${ada.userId}`
  const credential = createHmac('sha1', 'shared').update(username).digest('base64')
  expect(data).toEqual({ iceServers: [{ urls: turn.urls, username, credential }], iceTransportPolicy: 'all', expires })
  expect((await eve.ask(callsCalls.ice, { roomNum })).code).toBe(403)
  await ada.ask(callsCalls.cancel, { roomNum })
  expect((await ada.ask(callsCalls.ice, { roomNum })).code).toBe(100006)
})

it('lets strangers meet through the relay only', async () => {
  server = await startTestServer({ config: { turn } })
  const [ada, host] = [await signUp(server, 'Ada'), await signUp(server, 'Host')]
  await server.parts.store.work(async ({ db }) => {
    await db.updateTable('users').set({ goddess: 1, price: 10 }).where('id', '=', host.userId).execute()
    return E.right(undefined)
  })
  await online(host)
  const roomNum = (await create(ada, host)).data?.roomNum ?? ''
  expect((await host.ask(callsCalls.ice, { roomNum })).data.iceTransportPolicy).toBe('relay')
  await host.ask(callsCalls.answer, { roomNum })
  expect([await relayOnly(roomNum, ada, turn), await relayOnly(roomNum, ada, null)]).toEqual([true, false])
})

it('allows direct ways where there is no relay', async () => {
  server = await startTestServer()
  const [ada, bob] = [await signUp(server, 'Ada'), await signUp(server, 'Bob')]
  await befriend(ada, bob)
  await online(bob)
  const roomNum = (await create(ada, bob)).data?.roomNum ?? ''
  expect((await bob.ask(callsCalls.ice, { roomNum })).data).toMatchObject({ iceServers: [], iceTransportPolicy: 'all' })
  await bob.ask(callsCalls.launch, { roomNum })
  await bob.ask(callsCalls.answer, { roomNum })
  expect([await relayOnly(roomNum, ada, turn), await relayOnly(roomNum, ada, null)]).toEqual([false, false])
})
