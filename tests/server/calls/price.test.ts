import { describe, expect, it } from 'vitest'
import { setHost } from '../../../server/profile/set-host'
import { callsCalls } from '../../../src/infrastructure/gateway/contract/calls.calls'
import { signUp } from '../sign-up'
import { startTestServer } from '../test-server'
import { ada, bob, server, setTheStage } from './stage'

setTheStage()

const asked = async () => (await ada.ask(callsCalls.preCheck, { calleeUserId: bob.userId, callLocation: 102 })).data
const bought = (coinCode: string, key: string, amount = 100) =>
  server.parts.store.work((work) =>
    server.parts.ledger.purchase(work, { userId: ada.userId, amount, kind: 'purchase', key, ref: coinCode }),
  )

describe('the price before a call', () => {
  it('is told in coins, and in money by the cheapest pack before the first purchase [PLUS-3, CALL-67]', async () => {
    expect(await asked()).toMatchObject({
      price: 20,
      balance: 111,
      money: { amount: expect.closeTo(0.4975, 10), currency: 'USD' },
    })
  })

  it('is told in money by the last purchase, else by the cheapest pack when that one is not sold any more [PLUS-3]', async () => {
    await bought('coins6000', 'first')
    expect((await asked()).money?.amount).toBeCloseTo((20 * 99.99) / 6_000, 10)
    await bought('coins480', 'second')
    expect((await asked()).money?.amount).toBeCloseTo((20 * 9.99) / 480, 10)
    await bought('gone', 'third')
    expect((await asked()).money?.amount).toBeCloseTo((20 * 1.99) / 80, 10)
  })

  it('is the price of the host, for friends the one for friends [CALL-66, CALL-67]', async () => {
    await server.parts.store.work((work) => setHost(work, bob.userId, true, { price: 30, friendPrice: 25 }))
    const eve = await signUp(server, 'Eve')
    const stranger = await eve.ask(callsCalls.preCheck, { calleeUserId: bob.userId, callLocation: 102 })
    expect([(await asked()).price, stranger.data.price]).toEqual([25, 30])
    expect((await ada.ask(callsCalls.getPrice, { calleeUserId: bob.userId, callLocation: 102 })).data.price).toBe(25)
  })

  it('is told without money where no coins are sold [PLUS-3]', async () => {
    const coins = { coins80: 0, coins220: 0, coins480: 0, coins1050: 0, coins2800: 0, coins6000: 0 }
    const bare = await startTestServer({ settings: { shop: { coins } } })
    const [one, other] = [await signUp(bare, 'One'), await signUp(bare, 'Other')]
    await bare.parts.store.work((work) => setHost(work, other.userId, true, { price: 30, friendPrice: 25 }))
    const { data } = await one.ask(callsCalls.preCheck, { calleeUserId: other.userId, callLocation: 102 })
    expect(data).toMatchObject({ price: 30 })
    expect(data).not.toHaveProperty('money')
    await bare.close()
  })
})
