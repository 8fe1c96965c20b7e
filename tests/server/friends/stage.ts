import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, expect } from 'vitest'
import { audit } from '../../../server/coins/audit'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { chatCalls } from '../../../src/infrastructure/gateway/contract/chat.calls'
import { friendsCalls } from '../../../src/infrastructure/gateway/contract/friends.calls'
import type { Asker } from '../asker'
import { signUp } from '../sign-up'
import { startTestServer, type TestServer, type TestServerOptions } from '../test-server'

/** Two people and a server of their own, anew for each test; the ledger is audited after it. */
export let server: TestServer
export let ada: Asker
export let bob: Asker

export const setTheStage = (options: TestServerOptions = {}): void => {
  beforeEach(async () => {
    server = await startTestServer(options)
    ada = await signUp(server, 'Ada')
    bob = await signUp(server, 'Bob')
  })
  afterEach(async () => {
    expect(await server.parts.store.read(audit)).toEqual([])
    await server.close()
  })
}

/** Writes past the calls, as an operator or an older version would have. */
export const write = (unit: Parameters<TestServer['parts']['store']['read']>[0]) =>
  server.parts.store.work(async ({ db }) => E.right(await unit(db)))

export const makeHost = (asker: Asker) =>
  write((db) => db.updateTable('users').set({ goddess: 1, price: 30 }).where('id', '=', asker.userId).execute())

export const coins = async (asker: Asker) => (await asker.ask(accountCalls.balance, {})).data.goldNum
export const add = (asker: Asker, whom: Asker, idempotencyKey?: string) =>
  asker.ask(
    friendsCalls.add,
    { f_u_id: whom.userId, add_location: 102 },
    idempotencyKey === undefined ? {} : { idempotencyKey },
  )
export const answer = (asker: Asker, whom: Asker, how: 'accept' | 'refuse' | 'withdraw') =>
  asker.ask(friendsCalls.answerRequest, { f_u_id: whom.userId, answer: how })
export const relation = async (asker: Asker, to: Asker) =>
  (await asker.ask(friendsCalls.getRelation, { f_u_id: to.userId })).data.relation
export const bothRelations = async () => [await relation(ada, bob), await relation(bob, ada)]

export const block = (asker: Asker, whom: Asker, by: Asker = asker) =>
  asker.ask(friendsCalls.addBlack, { f_u_id: by.userId, defriend_u_id: whom.userId })
export const unblock = (asker: Asker, whom: Asker, by: Asker = asker) =>
  asker.ask(friendsCalls.removeBlack, { f_u_id: by.userId, defriend_u_id: whom.userId })
export const blacklist = async (asker: Asker, page = 1, size = 20) =>
  (await asker.ask(friendsCalls.blacklist, { page, size })).data
export const unfriend = (asker: Asker, whom: Asker) => asker.ask(friendsCalls.delete, { f_u_id: whom.userId })
export const favour = (asker: Asker, whom: Asker, favor: number) =>
  asker.ask(friendsCalls.favor, { f_u_id: whom.userId, favor })
export const rename = (asker: Asker, whom: Asker, remark: string) =>
  asker.ask(friendsCalls.changeRemarkName, { f_u_id: whom.userId, remark })
export const remind = (asker: Asker, whom: Asker, status: number) =>
  asker.ask(friendsCalls.changeOnlineRemind, { f_u_id: whom.userId, status })

export const list = async (asker: Asker, page_num = 1, page_size = 100) =>
  (await asker.ask(friendsCalls.list, { page_num, page_size })).data
export const reminders = async (asker: Asker, page_num = 1, page_size = 20) =>
  (await asker.ask(friendsCalls.onlineRemindList, { page_num, page_size })).data
export const personOf = async (asker: Asker, whom: Asker) =>
  (await asker.ask(accountCalls.getUserInfo, { search_u_id: whom.userId })).data

export const beat = (asker: Asker, status = 2) => asker.ask(accountCalls.updateHeartbeat, { status, type: 0 })
export const statusOf = async (asker: Asker, ...people: readonly Asker[]) =>
  (await asker.ask(accountCalls.onlineStatus, { userIds: people.map(({ userId }) => userId).join(',') })).data.list.map(
    ({ status }) => status,
  )

export const send = (from: Asker, to: Asker, msg: string) =>
  from.ask(chatCalls.sendMsg, {
    accept_u_id: to.userId,
    send_u_id: from.userId,
    msg_type: 1,
    msg,
    messageUuid: crypto.randomUUID(),
  })
export const recent = async (asker: Asker) =>
  (await asker.ask(chatCalls.recentUsers, { page_num: 1, page_size: 100 })).data.list

/** Bodies of somebody's inbox of one kind, in order. */
export const rows = (asker: Asker, kind: string) =>
  server.parts.store.read(async (db) => {
    const own = db.selectFrom('inbox').select('body').where('user_id', '=', asker.userId).where('kind', '=', kind)
    return (await own.orderBy('seq').execute()).map(({ body }): unknown => JSON.parse(body))
  })
