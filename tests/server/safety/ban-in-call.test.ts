import { describe, expect, it } from 'vitest'
import { SECOND } from '../../../src/domain/kernel/time'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { ada, bob, coins, create, numbersOf, record, room, server, setTheStage, talk, talkFor } from '../calls/stage'
import { sanction } from './stage'

setTheStage()

const slots = () => server.parts.store.read((db) => db.selectFrom('call_slots').selectAll().execute())

describe('a ban in the middle of a call', () => {
  it('of the caller ends it for both, charges the minutes talked and gives the rest back [SAFE-24] [CALL-67]', async () => {
    const own = await coins(ada)
    const roomNum = await talk(ada, bob)
    await talkFor(roomNum, 70 * SECOND)
    await sanction(server, ada.userId)
    expect((await numbersOf(bob)).at(-1)).toBe(7)
    expect(await slots()).toEqual([])
    const purse = await server.parts.store.read((db) => server.parts.ledger.purse(db, ada.userId))
    expect(purse).toMatchObject({ balance: own - 40, held: 0 })
    expect(await record()).toMatchObject([{ videoTime: 70, hangupUserId: ada.userId }])
  })

  it('of the callee ends it too, and the caller may call on [SAFE-24]', async () => {
    const roomNum = await talk(ada, bob)
    await talkFor(roomNum, 10 * SECOND)
    await sanction(server, bob.userId)
    expect((await numbersOf(ada)).at(-1)).toBe(7)
    expect(await slots()).toEqual([])
    expect((await create(ada, bob)).code).toBe(100006)
  })

  it('while it rings withdraws it, and nothing is charged [SAFE-24]', async () => {
    const own = await coins(ada)
    await room(ada, bob)
    await sanction(server, ada.userId)
    expect((await numbersOf(bob)).at(-1)).toBe(2)
    expect(await server.parts.store.read((db) => server.parts.ledger.balance(db, ada.userId))).toBe(own)
  })

  it('of somebody who is called declines it [SAFE-24]', async () => {
    await room(ada, bob)
    await sanction(server, bob.userId)
    expect((await numbersOf(ada)).at(-1)).toBe(5)
  })

  it('takes the banned person off the list of who is there [FRND-46]', async () => {
    await sanction(server, bob.userId)
    const { list } = (await ada.ask(accountCalls.onlineStatus, { userIds: `${bob.userId}` })).data
    expect(list).toEqual([{ userId: bob.userId, status: 0 }])
  })
})
