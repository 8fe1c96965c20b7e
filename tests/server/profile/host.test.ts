import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { setHost } from '../../../server/profile/set-host'
import { callsCalls } from '../../../src/infrastructure/gateway/contract/calls.calls'
import { hostCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import type { ParamsOf } from '../../../src/infrastructure/gateway/contract/call'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { ada, bob, info, makeFriends, makeHost, server, setTheStage, work } from './stage'

setTheStage({ settings: { hosts: { leastPrice: 5, mostPrice: 500 } } })

const read = (asker = ada) => asker.ask(hostCalls.hostSettings, {})
const set = (settings: ParamsOf<typeof hostCalls.setHostSettings>, asker = ada) =>
  asker.ask(hostCalls.setHostSettings, settings)

describe('settings of a host', () => {
  it('are for hosts only, and the operator makes them [SAFE-21, CALL-66]', async () => {
    for (const said of [await read(), await set({ price: 50 })]) expect([said.status, said.code]).toEqual([403, 403])
    await makeHost(ada)
    expect((await read()).data).toEqual({ price: 30, friendPrice: 24, friendsOnly: 0, points: 0 })
    expect((await read(bob)).code).toBe(403)
    await makeHost(ada, false)
    expect((await set({ price: 50 })).code).toBe(403)
    expect(await info(ada, bob)).toMatchObject({ goddess: 0 })
  })

  it('are two prices and the friends-only switch; what is not sent stays [CALL-66, CALL-25]', async () => {
    await makeHost(ada)
    expect((await set({ price: 60 })).data).toEqual({ price: 60, friendPrice: 24, friendsOnly: 0, points: 0 })
    expect((await set({ friendPrice: 40, friendsOnly: 1 })).data).toMatchObject({
      price: 60,
      friendPrice: 40,
      friendsOnly: 1,
    })
    expect((await set({ friendsOnly: 0 })).data).toMatchObject({ friendsOnly: 0 })
    expect((await read()).data).toMatchObject({ price: 60, friendPrice: 40, friendsOnly: 0 })
  })

  it('keep prices inside the limits of the deployment [CALL-66]', async () => {
    await makeHost(ada)
    expect((await set({ price: 5, friendPrice: 500 })).code).toBe(200)
    for (const wrong of [{ price: 4 }, { price: 501 }, { friendPrice: 4 }, { friendPrice: 501 }, { price: -1 }])
      expect(await set(wrong)).toMatchObject({ code: 10025, message: 'Prices are from 5 to 500 coins a minute' })
    expect((await set({ price: 5.5 })).status).toBe(400)
    expect((await ada.ask(hostCalls.setHostSettings, {}, { raw: { friendsOnly: 2 } })).status).toBe(400)
    expect((await read()).data).toMatchObject({ price: 5, friendPrice: 500 })
  })

  it('lose nothing when two devices change them at the same moment', async () => {
    await makeHost(ada)
    await Promise.all([set({ price: 60 }), set({ friendPrice: 40 }), set({ friendsOnly: 1 })])
    expect((await read()).data).toEqual({ price: 60, friendPrice: 40, friendsOnly: 1, points: 0 })
  })

  it('are kept for a host who is one again', async () => {
    await makeHost(ada)
    await set({ price: 77 })
    await makeHost(ada, false)
    await makeHost(ada)
    expect((await read()).data).toMatchObject({ price: 77 })
  })

  it('tell the points [CALL-65]', async () => {
    await makeHost(ada)
    const movement = { userId: ada.userId, amount: 12, kind: 'callPoints', key: 'k' }
    await work((own) => server.parts.ledger.earn(own, movement))
    expect((await read()).data).toMatchObject({ points: 12 })
  })

  it('are of nobody who is not there', async () => {
    const made = await server.parts.store.work((own) => setHost(own, 999_999, true, { price: 1, friendPrice: 1 }))
    expect(made).toEqual(E.left({ _tag: 'NoSuchPerson' }))
  })
})

describe('callers of a host', () => {
  const priceFor = async () => (await bob.ask(accountCalls.getUserInfo, { search_u_id: ada.userId })).data

  it('see the friend price once they are friends [CALL-66, CALL-67]', async () => {
    await makeHost(ada)
    await set({ price: 60, friendPrice: 40 })
    expect(await priceFor()).toMatchObject({ price: 60 })
    await makeFriends(bob, ada)
    expect(await priceFor()).toMatchObject({ price: 40 })
  })

  it('are told to add a host first who takes calls from friends only [CALL-25]', async () => {
    await makeHost(ada)
    await set({ friendsOnly: 1 })
    expect(await priceFor()).toMatchObject({ friendsOnly: 1 })
    await bob.ask(accountCalls.ageStatement, { version: '2026-11' })
    await ada.ask(accountCalls.ageStatement, { version: '2026-11' })
    const pre = () => bob.ask(callsCalls.preCheck, { calleeUserId: ada.userId, callLocation: 102 })
    expect((await pre()).code).toBe(100003)
    await set({ friendsOnly: 0 })
    expect((await pre()).code).toBe(200)
  })
})
