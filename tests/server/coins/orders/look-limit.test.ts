import { describe, expect, it } from 'vitest'
import { DAY } from '../../../../src/domain/kernel/time'
import { ada, age, orderRow, placed, run, setTheStage, statusOf } from './stage'

setTheStage({ orders: { lookForMs: DAY } })

describe('an order that is looked after for less long than it may wait', () => {
  it('still fails when it may wait no longer [PLUS-10, COIN-36]', async () => {
    const { order_id: id } = await placed(ada)
    await age(DAY)
    await run('orders')
    expect(await statusOf(ada, id)).toBe(0)
    await age(2 * DAY)
    await run('orders')
    expect(await statusOf(ada, id)).toBe(2)
    expect((await orderRow(id)).look_at).toBeNull()
  })
})
