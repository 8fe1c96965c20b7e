import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { coinsCalls } from '../../../../src/infrastructure/gateway/contract/coins.calls'
import {
  ada,
  standing,
  captured,
  deliver,
  deliveries,
  event,
  placed,
  refunded,
  server,
  setTheStage,
  tell,
} from './stage'

setTheStage()

const spend = (amount: number) => {
  const { ledger, store } = server.parts
  const movement = { userId: ada.userId, amount, kind: 'gift', key: randomUUID() }
  return store.work((work) => ledger.spend(work, movement))
}

const purse = () => server.parts.store.read((db) => server.parts.ledger.purse(db, ada.userId))

describe('a return', () => {
  it('takes the coins back and ends VIP, with the last paid order only [COIN-2, PLUS-10]', async () => {
    const [one, other] = [await placed(ada), await placed(ada)]
    for (const order of [one, other]) await tell(order, captured(order))
    const back = event(one, refunded(one))
    for (let times = 0; times < 3; times += 1) await deliver('payermax', back)
    expect(await standing(ada)).toEqual({ coins: other.coins + other.extra, vip: true })
    await tell(other, { _tag: 'ChargedBack', minor: other.minor, currency: other.currency })
    expect(await standing(ada)).toEqual({ coins: 0, vip: false })
    const { list } = (await ada.ask(coinsCalls.ledger, { pageNo: 1 })).data
    expect(list.map(({ kind }) => kind)).toContain('chargeback')
    expect(list.map(({ kind }) => kind)).toContain('refund')
    await placed(ada).then((order) => tell(order, captured(order)))
    expect((await standing(ada)).vip).toBe(true)
  })

  it('of coins that are spent leaves a debt, never a balance below zero [PLUS-10]', async () => {
    const order = await placed(ada)
    await tell(order, captured(order))
    const all = order.coins + order.extra
    expect(E.isRight(await spend(all - 1))).toBe(true)
    await tell(order, refunded(order))
    expect(await purse()).toMatchObject({ balance: 0, debt: all - 1 })
    expect(await spend(1)).toMatchObject({ left: { _tag: 'DebtOpen', amount: all - 1 } })
    await tell(order, { _tag: 'ChargedBack', minor: order.minor, currency: order.currency })
    expect(await purse()).toMatchObject({ balance: 0, debt: all - 1 })
  })

  it('that comes before its payment is made up for when that comes [PLUS-10]', async () => {
    const order = await placed(ada)
    await tell(order, refunded(order))
    expect(await standing(ada)).toEqual({ coins: 0, vip: false })
    await tell(order, captured(order))
    expect(await standing(ada)).toEqual({ coins: 0, vip: false })
    expect(await purse()).toMatchObject({ debt: 0 })
  })

  it('before its payment is not lost because another provider has told of the order [PLUS-10]', async () => {
    const order = await placed(ada)
    await deliver('xendit', event(order, captured(order)))
    await tell(order, refunded(order))
    await tell(order, captured(order))
    expect(await standing(ada)).toEqual({ coins: 0, vip: false })
  })

  it('of money that was never credited takes no coins [PLUS-10, COIN-2]', async () => {
    const order = await placed(ada)
    const all = { coins: order.coins + order.extra, vip: true }
    await tell(order, captured(order))
    await tell(order, captured(order), { ref: 'twice' })
    await tell(order, refunded(order), { ref: 'twice' })
    expect(await standing(ada)).toEqual(all)
    await tell(order, refunded(order), { ref: 'thrice' })
    expect(await standing(ada)).toEqual(all)
    const problem = 'its money was never credited'
    expect((await deliveries()).filter((one) => one.problem === problem)).toHaveLength(2)
    await tell(order, refunded(order))
    expect(await standing(ada)).toEqual({ coins: 0, vip: false })
  })

  it('of a wrong amount leaves the order open for the right one [PLUS-10]', async () => {
    const order = await placed(ada)
    const wrong = { minor: order.minor + 1, currency: order.currency }
    await tell(order, { _tag: 'Captured', ...wrong }, { ref: 'wrong' })
    await tell(order, { _tag: 'Refunded', ...wrong }, { ref: 'wrong' })
    await tell(order, captured(order), { ref: 'right' })
    expect(await standing(ada)).toEqual({ coins: order.coins + order.extra, vip: true })
  })
})
