import { describe, expect, it } from 'vitest'
import type { PaymentEvent } from '../../../../server/coins/payments/payment-provider.port'
import { dayOf } from '../../../../src/domain/kernel/day'
import { SECOND } from '../../../../src/domain/kernel/time'
import { ada, standing, captured, deliveries, event, placed, server, setTheStage, tell } from './stage'

setTheStage({ limits: { forgedPerAddress: { count: 5, ms: 60_000 } } })

describe('a delivery that no provider has signed', () => {
  const forged = async (headers: Readonly<Record<string, string>>, body = '[]') =>
    (await fetch(`${server.url}/pay/v1/webhook/payermax`, { method: 'POST', headers, body })).status

  const counted = () =>
    server.parts.store.read(async (db) => {
      const row = db.selectFrom('forged_deliveries').selectAll().where('day', '=', dayOf(server.clock.now()))
      return (await row.executeTakeFirst())?.count ?? 0
    })

  it('is turned away, and nothing is kept but that there was one [PLUS-10]', async () => {
    const order = await placed(ada)
    const body = JSON.stringify([event(order, captured(order))] satisfies readonly PaymentEvent[])
    const before = await counted()
    expect(await forged({ 'content-type': 'application/json' }, body)).toBe(401)
    expect(await forged({ 'x-fake-signature': 'signed by cpay' }, body)).toBe(401)
    expect(await deliveries()).toEqual([])
    expect((await standing(ada)).coins).toBe(0)
    expect(await counted()).toBe(before + 2)
  })

  it('is turned away without a count when there are too many, while signed ones are taken [PLUS-10]', async () => {
    await server.clock.advance(60 * SECOND)
    const said: number[] = []
    for (let one = 0; one < 6; one += 1) said.push(await forged({}))
    expect(said).toEqual([401, 401, 401, 401, 401, 429])
    const order = await placed(ada)
    expect(await tell(order, captured(order))).toBe(200)
  })

  it('is of no use for a provider that is none, in another way or too large', async () => {
    const address = `${server.url}/pay/v1/webhook`
    expect((await fetch(`${address}/nobody`, { method: 'POST', body: '[]' })).status).toBe(404)
    expect((await fetch(`${address}/payermax`)).status).toBe(404)
    expect((await fetch(`${address}/payermax`, { method: 'POST', body: 'x'.repeat(70_000) })).status).toBe(413)
  })
})
