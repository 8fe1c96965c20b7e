import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { friendsCalls } from '../../../src/infrastructure/gateway/contract/friends.calls'
import { clientOf } from './client'
import { openStand, type Stand } from './stand'

let stand: Stand
beforeAll(async () => {
  stand = await openStand()
})
afterAll(() => stand.close())
beforeEach(() => {
  stand.heard.length = 0
  stand.tickets.clear()
  stand.answer = () => ({})
})

const beat = { status: 2, type: 0 }
const HOUR = 3_600_000

describe('a wrong clock', () => {
  it('is corrected by the time that the gateway tells, with one repetition and a new nonce [GATE-6]', async () => {
    const { clock, gateway } = clientOf(stand)
    const serverTime = clock.now() + HOUR
    stand.answer = ({ stamp }) =>
      Number(stamp.timestamp) < serverTime ? { code: 10030, data: { serverTime } } : { data: { goldNum: 5 } }
    expect(await gateway.ask(accountCalls.balance, {})()).toEqual(E.right({ goldNum: 5 }))
    const [first, second] = stand.heard
    expect(stand.heard).toHaveLength(2)
    expect(second?.stamp.nonce).not.toBe(first?.stamp.nonce)
    await gateway.ask(accountCalls.balance, {})()
    expect(stand.heard).toHaveLength(3)
  })

  it('that stays refused is repeated only once [GATE-6]', async () => {
    const { clock, gateway } = clientOf(stand)
    stand.answer = () => ({ code: 10030, data: { serverTime: clock.now() } })
    expect(await gateway.ask(accountCalls.balance, {})()).toMatchObject(E.left({ _tag: 'Refusal', code: 10030 }))
    expect(stand.heard).toHaveLength(2)
  })

  it('keeps the idempotency key over the repetition [GATE-6]', async () => {
    const { clock, gateway } = clientOf(stand)
    stand.answer = (_, count) =>
      count === 1 ? { code: 10030, data: { serverTime: clock.now() } } : { data: { relation: 1 } }
    expect(await gateway.ask(friendsCalls.add, { f_u_id: 9, add_location: 102 })()).toEqual(E.right({ relation: 1 }))
    const [first, second] = stand.heard.map(({ headers }) => headers['idempotency-key'])
    expect(second).toBe(first)
  })
})

describe('the key of the envelope', () => {
  it('is wrapped once and then named by the ticket of the reply [GATE-9]', async () => {
    const { gateway } = clientOf(stand)
    for (let i = 0; i < 3; i += 1) await gateway.ask(accountCalls.updateHeartbeat, beat)()
    const [first, second, third] = stand.heard.map(({ sealedWith }) => sealedWith)
    expect(first).toMatch(/^[A-Za-z0-9+/]{342}==$/)
    expect(second).toMatch(/^t\./)
    expect(third).toBe(second)
  })

  it('is wrapped anew, once, when the ticket is over, with a new nonce [GATE-9]', async () => {
    const { gateway } = clientOf(stand)
    await gateway.ask(accountCalls.updateHeartbeat, beat)()
    stand.tickets.clear()
    expect(E.isRight(await gateway.ask(accountCalls.updateHeartbeat, beat)())).toBe(true)
    const [before, over, again] = stand.heard
    expect(stand.heard).toHaveLength(3)
    expect(over?.sealedWith).toMatch(/^t\./)
    expect(again?.sealedWith).toMatch(/^[A-Za-z0-9+/]{342}==$/)
    expect(again?.sealedWith).not.toBe(before?.sealedWith)
    expect(again?.stamp.nonce).not.toBe(over?.stamp.nonce)
  })

  it('that stays unknown is given up after one repetition [GATE-9]', async () => {
    const { gateway } = clientOf(stand)
    stand.answer = () => ({ code: 10033, plain: true })
    expect(await gateway.ask(accountCalls.updateHeartbeat, beat)()).toMatchObject(
      E.left({ _tag: 'Refusal', code: 10033 }),
    )
    expect(stand.heard).toHaveLength(2)
  })

  it('is one for calls that start together [GATE-9]', async () => {
    const { gateway } = clientOf(stand)
    await Promise.all(Array.from({ length: 5 }, () => gateway.ask(accountCalls.updateHeartbeat, beat)()))
    expect(new Set(stand.heard.map(({ sealedWith }) => sealedWith)).size).toBe(1)
  })

  it('that cannot be wrapped fails the call and is tried anew by the next', async () => {
    const { gateway } = clientOf({ base: stand.base, sealKey: 'no key' })
    const ask = gateway.ask(accountCalls.updateHeartbeat, beat)
    expect(await ask()).toMatchObject(E.left({ _tag: 'BadReply' }))
    expect(await ask()).toMatchObject(E.left({ _tag: 'BadReply' }))
    expect(stand.heard).toEqual([])
  })
})
