import { expect, it } from 'vitest'
import { DAY } from '../../../src/domain/kernel/time'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { friendsCalls } from '../../../src/infrastructure/gateway/contract/friends.calls'
import { pruneFriendDays } from '../../../server/friends/hot-adds'
import type { Asker } from '../asker'
import { befriend } from '../befriend'
import { liftSanction, sanction } from '../safety/stage'
import { signUp } from '../sign-up'
import { ada, add, beat, block, bob, makeHost, server, setTheStage, unblock } from './stage'

setTheStage({ features: (own) => ({ ...own, chores: [] }) })

const suggested = async (asker: Asker, flag = 1, hostId = 0) =>
  (await asker.ask(friendsCalls.timedSuggestion, { hostId, flag })).data.user

it('offers each host once a day, who is there first, and then nobody [FRND-27]', async () => {
  expect(await suggested(ada)).toBeUndefined()
  const cleo = await signUp(server, 'Cleo')
  await Promise.all([makeHost(bob), makeHost(cleo)])
  await beat(cleo)
  expect(await suggested(ada)).toMatchObject({ id: cleo.userId, goddess: 1, relation: 4, status: 2 })
  expect((await suggested(ada))?.id).toBe(bob.userId)
  expect(await suggested(ada)).toBeUndefined()
  expect((await suggested(bob))?.id).toBe(cleo.userId)
  await server.clock.advance(DAY)
  expect((await suggested(ada, 0))?.id).toBeDefined()
})

it('offers and finds nobody who is banned, until that is over [SAFE-24]', async () => {
  await makeHost(bob)
  const found = async () => (await ada.ask(friendsCalls.search, { s_txt: 'Bob' })).data.list.length
  expect([(await suggested(ada, 0))?.id, await found()]).toEqual([bob.userId, 1])
  const ban = await sanction(server, bob.userId)
  expect([await suggested(ada, 0), await found()]).toEqual([undefined, 0])
  await liftSanction(server, ban)
  expect([(await suggested(ada, 0))?.id, await found()]).toEqual([bob.userId, 1])
})

it('counts as offered what is to be shown, not what is only looked at [FRND-27]', async () => {
  await makeHost(bob)
  for (const _ of [1, 2]) expect((await suggested(ada, 0))?.id).toBe(bob.userId)
  const pressed = await Promise.all([suggested(ada), suggested(ada), suggested(ada)])
  expect(pressed.filter((user) => user !== undefined)).toHaveLength(1)
  expect(await suggested(ada, 0)).toBeUndefined()
})

it('offers the host that is asked for, if it is one to offer [FRND-27]', async () => {
  const cleo = await signUp(server, 'Cleo')
  await Promise.all([makeHost(bob), makeHost(cleo)])
  expect((await suggested(ada, 0, bob.userId))?.id).toBe(bob.userId)
  expect((await suggested(ada, 0, cleo.userId))?.id).toBe(cleo.userId)
  expect(await suggested(ada, 0, ada.userId)).toBeUndefined()
  expect(await suggested(ada, 0, 999_999)).toBeUndefined()
})

it('offers no friend, nobody who asked or was asked, nobody in a block, nobody who is no host or no more [FRND-27, PLUS-12]', async () => {
  expect(await suggested(ada, 0)).toBeUndefined()
  await makeHost(bob)
  await add(ada, bob)
  expect(await suggested(ada, 0)).toBeUndefined()
  await befriend(bob, ada)
  expect(await suggested(ada, 0)).toBeUndefined()
  await block(bob, ada)
  expect(await suggested(ada, 0)).toBeUndefined()
  await unblock(bob, ada)
  expect((await suggested(ada, 0))?.id).toBe(bob.userId)
  await bob.ask(accountCalls.deleteAccount, { userId: bob.userId })
  expect(await suggested(ada, 0)).toBeUndefined()
})

it('takes no other flag, no other id, and nobody without a session', async () => {
  const ask = (hostId: number, flag: number) => ada.ask(friendsCalls.timedSuggestion, { hostId, flag })
  expect([(await ask(0, 2)).code, (await ask(-1, 0)).code]).toEqual([400, 400])
  const visitor = await server.visitor()
  expect((await visitor.ask(friendsCalls.timedSuggestion, { hostId: 0, flag: 0 })).status).toBe(401)
})

it('forgets the offers of days that are over', async () => {
  await makeHost(bob)
  await suggested(ada)
  const kept = () => server.parts.store.read((db) => db.selectFrom('suggestions').selectAll().execute())
  await pruneFriendDays(server.parts.store, server.clock.now())
  expect(await kept()).toHaveLength(1)
  await pruneFriendDays(server.parts.store, server.clock.now() + DAY)
  expect(await kept()).toEqual([])
})
