import { afterEach, beforeEach, expect } from 'vitest'
import { audit } from '../../../server/coins/audit'
import type { MediaState } from '../../../src/domain/calls/media-report'
import { SECOND } from '../../../src/domain/kernel/time'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { callsCalls } from '../../../src/infrastructure/gateway/contract/calls.calls'
import type { Asker } from '../asker'
import { befriend } from '../befriend'
import { signUp } from '../sign-up'
import { startTestServer, type TestServer } from '../test-server'

/** Two friends who are online, on a server of their own, anew for each test; the ledger is audited after it. */
export let server: TestServer
export let ada: Asker
export let bob: Asker

const flowing = { out: 'on', in: 'flowing' } as const
export const good = { sound: flowing, picture: flowing }
export const lost = { sound: flowing, picture: { out: 'on', in: 'lost' } } as const

export const coins = async (asker: Asker) => (await asker.ask(accountCalls.balance, {})).data.goldNum
export const online = (asker: Asker) => asker.ask(accountCalls.updateHeartbeat, { status: 2, type: 0 })
export const create = (caller: Asker, callee: Asker) =>
  caller.ask(callsCalls.create, { calleeUserId: callee.userId, callLocation: 102 })
export const actions = (asker: Asker) =>
  server.parts.store.read(async (db) => {
    const told = db.selectFrom('call_actions').select('body').where('to_user', '=', asker.userId)
    return (await told.orderBy('id').execute()).map(({ body }) => JSON.parse(body) as Record<string, unknown>)
  })
export const numbersOf = async (asker: Asker) => (await actions(asker)).map(({ action }) => action)

export const room = async (caller: Asker, callee: Asker): Promise<string> => {
  const { data } = await create(caller, callee)
  const roomNum = data?.roomNum ?? ''
  await caller.ask(callsCalls.launch, { roomNum })
  return roomNum
}

/** Both talk: answered, joined, first frames seen. */
export const talk = async (caller: Asker, callee: Asker): Promise<string> => {
  const roomNum = await room(caller, callee)
  await callee.ask(callsCalls.answer, { roomNum })
  await callee.ask(callsCalls.notifyJoinCall, { roomNum })
  await caller.ask(callsCalls.notifyStartCall, { roomNum })
  await callee.ask(callsCalls.notifyStartCall, { roomNum })
  return roomNum
}

export const renew = (asker: Asker, roomNum: string, media: MediaState = good) =>
  asker.ask(callsCalls.lease, { roomNum, media })

/** Time passes while both renew their leases every 5 s. */
export const talkFor = async (roomNum: string, ms: number): Promise<void> => {
  for (let passed = 0; passed < ms; passed += 5 * SECOND) {
    await server.clock.advance(Math.min(5 * SECOND, ms - passed))
    await Promise.all([renew(ada, roomNum), renew(bob, roomNum)])
  }
}
export const receiptOf = async (asker: Asker, roomNum: string) =>
  (await asker.ask(callsCalls.receipt, { roomNum })).data
export const record = () =>
  server.parts.store.read(async (db) => {
    const rows = await db.selectFrom('messages').select('content').where('type', '=', 7).execute()
    return rows.map(({ content }) => JSON.parse(content) as Record<string, unknown>)
  })

export const setTheStage = (): void => {
  beforeEach(async () => {
    server = await startTestServer()
    ada = await signUp(server, 'Ada')
    bob = await signUp(server, 'Bob')
    await befriend(ada, bob)
    await Promise.all([online(ada), online(bob)])
  })
  afterEach(async () => {
    expect(await server.parts.store.read(audit)).toEqual([])
    await server.close()
  })
}
