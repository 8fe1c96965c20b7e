import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { noteTold } from '../../../../server/coins/refunds/refund-store'
import { DAY, HOUR, SECOND } from '../../../../src/domain/kernel/time'
import { openDesk, type Desk } from '../../admin/desk'
import { ada, deliveries, event, provider, refunded, run, server, setTheStage, standing, tell } from '../orders/stage'
import { asked, paid, requestOf } from './asking'

setTheStage()

let desk: Desk
beforeEach(async () => {
  desk = await openDesk(server)
})
afterEach(() => desk.leave())

const accept = (orderId: string) => desk.ask('refunds', 'accept', orderId, '--reason', 'Sorry.')

describe('a provider', () => {
  it('that is not reached is asked again later, ever more seldom, under the same key [PLUS-10]', async () => {
    const { order_id: id } = await asked()
    const payermax = provider('payermax')
    await accept(id)
    payermax.reachable = false
    for (const wait of [0, 10, 20, 40]) {
      await server.clock.advance(wait * SECOND - (wait === 0 ? 0 : 1))
      if (wait > 0) await run('refunds')
      const before = payermax.refunds.length
      await server.clock.advance(1)
      await run('refunds')
      expect(payermax.refunds.length).toBe(before + 1)
    }
    payermax.reachable = true
    await server.clock.advance(80 * SECOND)
    await run('refunds')
    expect(new Set(payermax.refunds.map(({ key }) => key)).size).toBe(1)
    expect(await requestOf(id)).toMatchObject({ next_at: null, sent_at: server.clock.now(), problem: '' })
  })

  it('that was told and says nothing is asked, until the money has gone back [PLUS-10]', async () => {
    const order = await asked()
    await accept(order.order_id)
    await run('refunds')
    const { stands } = provider('payermax')
    stands.set(order.ref ?? '', [event(order, refunded(order))])
    const look = async () => {
      await run('silent refunds')
      await run('orders')
    }
    await look()
    expect((await standing(ada)).coins).toBeGreaterThan(0)
    await server.parts.store.work(async ({ db }) => {
      await db
        .updateTable('refund_requests')
        .set((of) => ({ sent_at: of('sent_at', '-', HOUR) }))
        .execute()
      return E.right(undefined)
    })
    await look()
    expect((await standing(ada)).coins).toBe(0)
    provider('payermax').asked.length = 0
    await look()
    expect(provider('payermax').asked).toEqual([])
  })

  it('that declines it after taking it is shown to the operator; the next try is another refund [PLUS-10]', async () => {
    const order = await asked()
    const { order_id: id } = order
    const { refunds } = provider('payermax')
    await accept(id)
    await run('refunds')
    await tell(order, { _tag: 'RefundDeclined' })
    const problem = 'the provider declined it after taking it'
    expect(await desk.ask<object[]>('refunds', 'list')).toContainEqual(expect.objectContaining({ order: id, problem }))
    expect((await standing(ada)).coins).toBe(order.coins + order.extra)
    await desk.ask('refunds', 'again', id, '--reason', 'Their account is filled.')
    await run('refunds')
    expect(refunds.map(({ key }) => key)).toEqual([`refund:${id}`, `refund:${id}:1`])
    await tell(order, refunded(order))
    expect((await standing(ada)).coins).toBe(0)
    expect(await requestOf(id)).toMatchObject({ problem: '', next_at: null })
  })

  it('that declines before its own yes has been noted is heard all the same [PLUS-10]', async () => {
    const order = await asked()
    await accept(order.order_id)
    await tell(order, { _tag: 'RefundDeclined' })
    await server.parts.store.work(async (work) => {
      await noteTold(work, order.order_id, { next_at: null, sent_at: server.clock.now() })
      return E.right(undefined)
    })
    expect(await requestOf(order.order_id)).toMatchObject({ problem: expect.stringContaining('declined') })
  })

  it('whose word of a refund that nobody asked for changes nothing is kept for the operator', async () => {
    const order = await paid(ada)
    await tell(order, { _tag: 'RefundDeclined' })
    expect(await deliveries()).toContainEqual(
      expect.objectContaining({
        order_id: order.order_id,
        state: 'refused',
        problem: expect.stringContaining('accepted'),
      }),
    )
  })

  it('that is silent for thirty days is for the operator to ask [PLUS-10]', async () => {
    const { order_id: id } = await asked()
    await accept(id)
    await run('refunds')
    const silentFor = (ms: number) =>
      server.parts.store.work(async ({ db }) => {
        await db
          .updateTable('refund_requests')
          .set({ sent_at: server.clock.now() - ms })
          .where('order_id', '=', id)
          .execute()
        return E.right(undefined)
      })
    await silentFor(30 * DAY - 1)
    await run('silent refunds')
    expect(await requestOf(id)).toMatchObject({ problem: '' })
    await silentFor(30 * DAY)
    await run('silent refunds')
    expect(await requestOf(id)).toMatchObject({ problem: expect.stringContaining('never said') })
    await desk.ask('refunds', 'again', id, '--reason', 'Their key was wrong.')
    await run('silent refunds')
    await run('refunds')
    expect(await requestOf(id)).toMatchObject({ problem: '', next_at: null, sent_at: server.clock.now() })
  })

  it('that does not take it is shown to the operator, who may try again [PLUS-10]', async () => {
    const { order_id: id } = await asked()
    const payermax = provider('payermax')
    payermax.refuses = 'too late'
    await accept(id)
    await run('refunds')
    await run('refunds')
    expect(payermax.refunds).toHaveLength(1)
    expect(await desk.ask<object[]>('refunds', 'list')).toContainEqual(
      expect.objectContaining({ order: id, state: 'accepted', problem: 'refused: too late' }),
    )
    payermax.refuses = null
    await desk.ask('refunds', 'again', id, '--reason', 'They mended it.')
    await run('refunds')
    expect(await requestOf(id)).toMatchObject({ problem: '', sent_at: server.clock.now() })
    expect((await desk.type('refunds', 'again', id, '--reason', 'Again.')).err).toContain('not stuck')
  })
})
