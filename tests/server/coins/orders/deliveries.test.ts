import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { DAY, HOUR, SECOND } from '../../../../src/domain/kernel/time'
import { coinsCalls } from '../../../../src/infrastructure/gateway/contract/coins.calls'
import { shopCalls } from '../../../../src/infrastructure/gateway/contract/shop.calls'
import {
  ada,
  age,
  standing,
  bob,
  captured,
  deliver,
  deliveries,
  event,
  orderRow,
  ordersOf,
  placed,
  provider,
  run,
  server,
  setTheStage,
  statusOf,
  tell,
  wished,
} from './stage'

setTheStage()

const told = () =>
  server.parts.store.read((db) =>
    db.selectFrom('inbox').select(['kind', 'body']).where('user_id', '=', ada.userId).orderBy('seq').execute(),
  )

describe('a confirmed payment', () => {
  it('delivered five times, also at once and under five names, is credited once and makes VIP [PLUS-10, COIN-2]', async () => {
    const order = await placed(ada)
    const confirmation = event(order, captured(order))
    expect(await Promise.all([1, 2, 3, 4, 5].map(() => deliver('payermax', confirmation)))).toEqual(Array(5).fill(200))
    for (let one = 0; one < 5; one += 1) await tell(order, captured(order))
    expect(await standing(ada)).toEqual({ coins: order.coins + order.extra, vip: true })
    expect(await statusOf(ada, order.order_id)).toBe(1)
    const { list } = (await ada.ask(coinsCalls.ledger, { pageNo: 1 })).data
    expect(list.map(({ coins, kind }) => [kind, coins]).toSorted()).toEqual(
      [['purchase', order.coins], ...(order.extra > 0 ? [['bonus', order.extra]] : [])].toSorted(),
    )
    expect(await standing(bob)).toEqual({ coins: 0, vip: false })
  })

  it('tells the person the new balance with the new state, once [PLUS-10]', async () => {
    const order = await placed(ada)
    for (let one = 0; one < 3; one += 1) await tell(order, captured(order))
    const balances = (await told())
      .filter(({ kind }) => kind === 'balance')
      .map(({ body }) => JSON.parse(body) as unknown)
    expect(balances).toEqual([{ goldNum: order.coins + order.extra, payStatus: 1 }])
  })

  it('of somebody whose account is gone is left to the operator [PLUS-10]', async () => {
    const order = await placed(ada)
    const now = server.clock.now()
    const gone = { user_id: ada.userId, asked_at: now, due_at: now, done_at: now }
    await server.parts.store.work(async ({ db }) => E.right(await db.insertInto('deletions').values(gone).execute()))
    await tell(order, captured(order))
    expect(await deliveries()).toMatchObject([{ state: 'refused', problem: 'the account is deleted' }])
    expect(await standing(ada)).toEqual({ coins: 0, vip: false })
  })

  it('told under the id of an attempt that was declined is credited all the same [PLUS-10]', async () => {
    const order = await placed(ada)
    const attempt = { id: randomUUID() }
    await tell(order, { _tag: 'Declined' }, attempt)
    for (let one = 0; one < 2; one += 1) await tell(order, captured(order), attempt)
    expect(await standing(ada)).toEqual({ coins: order.coins + order.extra, vip: true })
  })

  it('that comes a second time is kept for the operator [PLUS-10]', async () => {
    const order = await placed(ada)
    for (let one = 0; one < 2; one += 1) await tell(order, captured(order))
    expect((await deliveries()).map(({ problem, state }) => [state, problem])).toEqual([
      ['applied', ''],
      ['refused', 'paid before'],
    ])
  })

  it('that comes before the provider has answered the order finds it, by our name or by its own [PLUS-10]', async () => {
    for (const orderId of [null, '']) {
      provider('payermax').instead = (payment) => async () => {
        const ref = `payermax-${payment.orderId}`
        const order = { ...(await orderRow(payment.orderId)), ...payment }
        await deliver('payermax', event(order, captured(order), orderId === null ? {} : { orderId }))
        return E.right({ ref, handover: { _tag: 'Redirect', url: 'https://payermax.example' } })
      }
      const { data } = await ada.ask(shopCalls.placeOrder, await wished(ada))
      await age(2 * SECOND)
      await run('deliveries')
      expect(await statusOf(ada, data.orderId)).toBe(1)
    }
    const orders = await ordersOf(ada)
    expect((await standing(ada)).coins).toBe(orders.reduce((sum, { coins, extra }) => sum + coins + extra, 0))
  })

  it('of an order that failed, was cancelled or is three days old is credited: the money is there [PLUS-10]', async () => {
    const [failed, cancelled, old] = [await placed(ada), await placed(ada), await placed(ada)]
    await tell(failed, { _tag: 'Declined' })
    await tell(cancelled, { _tag: 'Cancelled' })
    expect([await statusOf(ada, failed.order_id), await statusOf(ada, cancelled.order_id)]).toEqual([2, 3])
    await age(3 * DAY)
    await run('orders')
    expect(await statusOf(ada, old.order_id)).toBe(2)
    for (const order of [failed, cancelled, old]) await tell(order, captured(order))
    expect(await Promise.all([failed, cancelled, old].map(({ order_id }) => statusOf(ada, order_id)))).toEqual([
      1, 1, 1,
    ])
    expect((await standing(ada)).coins).toBe(3 * (old.coins + old.extra))
  })

  it.each([
    ['a cent less', (order: { minor: number; currency: string }) => ({ minor: order.minor - 1, currency: 'USD' })],
    [
      'a hundred times as much',
      (order: { minor: number; currency: string }) => ({ minor: order.minor * 100, currency: 'USD' }),
    ],
    ['no amount at all', () => ({ minor: 1e300, currency: 'USD' })],
    ['half a cent', () => ({ minor: 0.5, currency: 'USD' })],
    [
      'the number in another currency',
      (order: { minor: number; currency: string }) => ({ minor: order.minor, currency: 'IDR' }),
    ],
  ])('of %s credits nothing and is kept for the operator [PLUS-10]', async (_, wrong) => {
    const order = await placed(ada)
    expect(await tell(order, { _tag: 'Captured', ...wrong(order) })).toBe(200)
    expect((await standing(ada)).coins).toBe(0)
    expect(await deliveries()).toMatchObject([{ state: 'refused', problem: expect.stringContaining('instead of') }])
    await tell(order, captured(order))
    expect((await standing(ada)).coins).toBe(order.coins + order.extra)
  })

  it('of another provider than the order’s credits nothing [PLUS-10]', async () => {
    const order = await placed(ada)
    await deliver('cpay', event(order, captured(order)))
    expect((await standing(ada)).coins).toBe(0)
    expect(await deliveries()).toMatchObject([{ state: 'refused', problem: 'the order is with payermax' }])
  })

  it('of an order that nobody knows waits three days and is then kept for the operator [PLUS-10]', async () => {
    const nobodys = { order_id: randomUUID(), provider: 'payermax', minor: 100, currency: 'USD' }
    expect(await tell(nobodys, captured(nobodys))).toBe(200)
    await age(3 * DAY - SECOND)
    await run('deliveries')
    expect(await deliveries()).toMatchObject([{ state: 'waiting' }])
    await age(DAY)
    await run('deliveries')
    expect(await deliveries()).toMatchObject([{ state: 'orphan' }])
  })

  it('whose first crediting failed is credited by the next try, once [PLUS-10]', async () => {
    const order = await placed(ada)
    const { ledger, store } = server.parts
    const key = `order:${order.order_id}`
    await store.work((work) => ledger.grant(work, { userId: bob.userId, amount: 1, kind: 'correction', key }))
    expect(await tell(order, captured(order))).toBe(200)
    expect([await statusOf(ada, order.order_id), (await standing(ada)).vip]).toEqual([0, false])
    expect(await deliveries()).toMatchObject([{ state: 'waiting', problem: 'it could not be applied' }])
    await store.work(async ({ db }) => {
      await db
        .updateTable('transfers')
        .set({ key: `${key}?` })
        .where('key', '=', key)
        .execute()
      return E.right(undefined)
    })
    for (let one = 0; one < 3; one += 1) {
      await age(10 * SECOND)
      await run('deliveries')
    }
    expect(await standing(ada)).toEqual({ coins: order.coins + order.extra, vip: true })
  })

  it('one of several in a delivery that fails keeps the others not [PLUS-10]', async () => {
    const [one, other] = [await placed(ada), await placed(ada)]
    const { ledger, store } = server.parts
    const key = `order:${one.order_id}`
    await store.work((work) => ledger.grant(work, { userId: bob.userId, amount: 1, kind: 'correction', key }))
    await deliver('payermax', event(one, captured(one)), event(other, captured(other)))
    expect([await statusOf(ada, one.order_id), await statusOf(ada, other.order_id)]).toEqual([0, 1])
  })

  it('whose delivery never came is found by asking [PLUS-10]', async () => {
    const order = await placed(ada)
    const payments = provider('payermax')
    payments.stands.set(order.ref ?? '', [event(order, { _tag: 'Pending' }), event(order, captured(order))])
    const asked = () => payments.asked.filter((ref) => ref === order.ref)
    await age(10 * SECOND - 1)
    await run('orders')
    expect(asked()).toEqual([])
    await age(1)
    await run('orders')
    expect((await standing(ada)).coins).toBe(order.coins + order.extra)
    await age(DAY)
    await run('orders')
    expect(asked()).toEqual([order.ref])
  })

  it('is asked for more and more rarely, and not any more after three days [PLUS-10]', async () => {
    const order = await placed(ada)
    for (let hour = 0; hour < 80; hour += 1) {
      await age(HOUR)
      await run('orders')
    }
    const { length } = provider('payermax').asked.filter((ref) => ref === order.ref)
    expect(length).toBeGreaterThan(60)
    expect(length).toBeLessThanOrEqual(73)
    expect((await orderRow(order.order_id)).look_at).toBeNull()
  })
})
