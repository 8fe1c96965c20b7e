import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { forgetProofs } from '../../../../server/coins/refunds/forget-proofs'
import { purgeDue } from '../../../../server/safety/purge'
import { DAY } from '../../../../src/domain/kernel/time'
import { accountCalls } from '../../../../src/infrastructure/gateway/contract/account.calls'
import { openDesk, type Desk } from '../../admin/desk'
import { ada, provider, refunded, run, server, setTheStage, standing, tell } from '../orders/stage'
import { asked, mails, noticeTo, requestOf, seen, submit, wholeRequest } from './asking'

setTheStage()

let desk: Desk
beforeEach(async () => {
  desk = await openDesk(server)
})
afterEach(() => desk.leave())

const accept = (orderId: string, reason = 'Sorry.') => desk.ask('refunds', 'accept', orderId, '--reason', reason)
const acceptAgain = (id: string) => desk.type('refunds', 'accept', id, '--reason', 'After all.')
const purse = () => server.parts.store.read((db) => server.parts.ledger.purse(db, ada.userId))
const spend = (amount: number) => {
  const { ledger, store } = server.parts
  return store.work((work) => ledger.spend(work, { userId: ada.userId, amount, kind: 'gift', key: randomUUID() }))
}

describe('the operator', () => {
  it('sees what waits, one with its order and purse, and its picture [COIN-45]', async () => {
    const order = await asked()
    const { order_id: id } = order
    expect(await desk.ask<object[]>('refunds', 'list')).toContainEqual(
      expect.objectContaining({
        order: id,
        person: ada.userId,
        category: 'notReceived',
        says: 'Nothing came',
        state: 'open',
      }),
    )
    expect(await desk.ask('refunds', 'show', id)).toMatchObject({
      item: order.item_name,
      price: order.minor / 100,
      currency: 'USD',
      provider: 'payermax',
      balance: order.coins + order.extra,
      owes: 0,
    })
    const file = join(desk.folder, 'proof.webp')
    expect(await desk.type('refunds', 'proof', id, '--to', file)).toMatchObject({ code: 0, out: `written to ${file}` })
    expect((await readFile(file)).subarray(8, 12).toString()).toBe('WEBP')
    expect((await desk.type('refunds', 'show', 'none')).err).toContain('nobody asks')
    expect((await desk.type('refunds', 'proof', 'none')).code).toBe(1)
  })

  it('rejects, for good: the person reads why, by notice and by mail [COIN-51]', async () => {
    const { coins, extra, order_id: id } = await asked()
    await desk.ask('refunds', 'reject', id, '--reason', 'The coins came.')
    expect(await seen(ada, id)).toMatchObject({ refund: 'rejected', refundable: false, orderStatus: 1 })
    expect(await noticeTo(ada)).toMatch(/feedback rejected\. The coins came\./)
    expect((await mails(ada))[0]).toMatchObject({
      kind: 'refundDecided',
      body: expect.stringContaining('The coins came.'),
    })
    expect((await acceptAgain(id)).err).toContain('decided before')
    expect((await submit(ada, await wholeRequest(ada, id))).code).toBe(400)
    expect((await standing(ada)).coins).toBe(coins + extra)
    await run('refunds')
    expect(provider('payermax').refunds).toEqual([])
  })

  it('accepts: the provider is asked once, and the coins go back when it says that the money has [PLUS-10, COIN-2]', async () => {
    const order = await asked()
    const { currency, minor, order_id: id, ref } = order
    await accept(id)
    expect(await noticeTo(ada)).toContain('the money goes back')
    expect(await seen(ada, id)).toMatchObject({ refund: 'accepted' })
    expect(await standing(ada)).toEqual({ coins: order.coins + order.extra, vip: true })
    await run('refunds')
    await run('refunds')
    expect(provider('payermax').refunds).toEqual([{ ref, minor, currency, key: `refund:${id}` }])
    await tell(order, refunded(order))
    expect(await standing(ada)).toEqual({ coins: 0, vip: false })
    expect((await purse()).debt).toBe(0)
    expect(await noticeTo(ada)).toMatch(/went back to you, and \d+ coins were taken back\.$/)
    expect((await acceptAgain(id)).err).toContain('decided before')
  })

  it('tells of coins that were spent: they are owed, and block spending [PLUS-5]', async () => {
    const order = await asked()
    const all = order.coins + order.extra
    await spend(all - 1)
    await accept(order.order_id)
    await run('refunds')
    await tell(order, refunded(order))
    expect(await purse()).toMatchObject({ balance: 0, debt: all - 1 })
    expect(await noticeTo(ada)).toContain(`top up ${all - 1} coins before you spend again`)
    expect(await spend(1)).toMatchObject({ left: { _tag: 'DebtOpen', amount: all - 1 } })
    expect(await desk.ask('refunds', 'show', order.order_id)).toMatchObject({ owes: all - 1, returned: order.minor })
  })

  it('returns nothing that went back meanwhile by itself [PLUS-10]', async () => {
    const order = await asked()
    await accept(order.order_id)
    await tell(order, { _tag: 'ChargedBack', minor: order.minor, currency: order.currency })
    await run('refunds')
    expect(provider('payermax').refunds).toEqual([])
    expect(await requestOf(order.order_id)).toMatchObject({ next_at: null, problem: '' })
    expect((await standing(ada)).coins).toBe(0)
  })
})

describe('what is kept', () => {
  it('goes with the account as far as it says anything of the person [PLUS-14]', async () => {
    const [open, decided] = [await asked(), await asked()]
    await desk.ask('refunds', 'reject', decided.order_id, '--reason', 'No.')
    const { data } = await ada.ask(accountCalls.exportData, {})
    expect(JSON.stringify(data)).toContain('Nothing came')
    await ada.ask(accountCalls.deleteAccount, { userId: ada.userId })
    await purgeDue(server.parts.store, server.server.admin.safety, server.clock.now() + 7 * DAY)
    expect(await requestOf(open.order_id)).toBeUndefined()
    expect(await requestOf(decided.order_id)).toMatchObject({
      description: '',
      answer: '',
      proof_id: null,
      state: 'rejected',
    })
    const told = await noticeTo(ada)
    await tell(open, refunded(open))
    expect(await noticeTo(ada)).toBe(told)
  })

  it('loses its picture so long after the decision, not before [COIN-45]', async () => {
    const { order_id: id } = await asked()
    const forget = (before: number) => forgetProofs(server.parts.store, server.media, before)
    await forget(server.clock.now() + DAY)
    expect(await requestOf(id)).toMatchObject({ proof_id: expect.any(String) })
    await desk.ask('refunds', 'reject', id, '--reason', 'No.')
    await forget(server.clock.now())
    expect(await requestOf(id)).toMatchObject({ proof_id: expect.any(String) })
    await forget(server.clock.now() + 1)
    expect(await requestOf(id)).toMatchObject({ proof_id: null })
    expect((await desk.type('refunds', 'proof', id)).code).toBe(1)
  })
})
