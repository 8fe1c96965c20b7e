import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { msToNextDay } from '../../../src/domain/kernel/day'
import { SECOND } from '../../../src/domain/kernel/time'
import { coinsCalls } from '../../../src/infrastructure/gateway/contract/coins.calls'
import { friendsCalls } from '../../../src/infrastructure/gateway/contract/friends.calls'
import {
  ada,
  bob,
  coins,
  grantCoins,
  listOf,
  makeHost,
  pack,
  points,
  ROSE,
  rows,
  send,
  server,
  setTheStage,
  TEDDY,
} from './stage'

setTheStage({ limits: { giftsPerAccount: { count: 40, ms: 60_000 } } })

const content = (row: Record<string, unknown> | undefined): unknown => JSON.parse(String(row?.['content']))

describe('sending a gift', () => {
  it('takes its coins, answers the balance, and puts one message into both inboxes [GIFT-12, GIFT-15]', async () => {
    const said = await send(ada, bob)
    expect(said).toMatchObject({ code: 200, data: { gold: 91 } })
    expect(await coins(ada)).toBe(91)
    for (const side of [ada, bob]) {
      const [row, ...more] = await rows(side, 'message')
      expect(more).toEqual([])
      expect(row).toMatchObject({
        senderId: ada.userId,
        receiverId: bob.userId,
        message_type: 5,
        message_type_value: 4,
      })
      expect(row).toMatchObject({ giftId: ROSE, messageUuid: said.data.message?.messageUuid })
      expect(content(row)).toEqual({ giftId: ROSE, giftName: 'Rose', giftImage: '/gifts/rose.svg', gold: 9 })
    }
    expect((await rows(ada, 'balance')).at(-1)).toMatchObject({ goldNum: 91 })
  })

  it('takes both inboxes by its message before either side is told alone, so that two that cross never wait for each other', async () => {
    await makeHost(bob)
    await send(ada, bob)
    const kinds = await server.parts.store.read((db) =>
      db.selectFrom('inbox').select(['kind', 'body']).where('user_id', '=', ada.userId).orderBy('seq').execute(),
    )
    expect(kinds.map(({ kind }) => kind).slice(-2)).toEqual(['message', 'balance'])
    expect((await rows(bob, 'message')).map((row) => row['senderId'])).toEqual([ada.userId, -3])
  })

  it('answers a repeated key as before and charges once', async () => {
    const idempotencyKey = randomUUID()
    const [one, two] = [await send(ada, bob, {}, { idempotencyKey }), await send(ada, bob, {}, { idempotencyKey })]
    expect(two.data).toEqual(one.data)
    expect([await coins(ada), (await rows(bob, 'message')).length]).toEqual([91, 1])
  })

  it('of two tabs at the same moment with coins for one, one is told 10014 and nothing else happens [GIFT-9, GIFT-10]', async () => {
    await grantCoins(bob, 10)
    const both = await Promise.all([send(bob, ada), send(bob, ada)])
    expect(both.map(({ code }) => code).toSorted()).toEqual([10014, 200].toSorted())
    expect([await coins(bob), (await rows(ada, 'message')).length]).toEqual([1, 1])
  })

  it('needs all of the coins: one below the price is too few, the price itself is enough [GIFT-9]', async () => {
    await grantCoins(bob, 8)
    expect(await send(bob, ada)).toMatchObject({ code: 10014, message: 'Gold not enough' })
    await grantCoins(bob, 1)
    expect(await send(bob, ada)).toMatchObject({ code: 200, data: { gold: 0 } })
  })

  it('is refused while a debt is open, and says how much it is', async () => {
    await server.parts.store.work((work) =>
      server.parts.ledger.reclaim(work, { userId: ada.userId, amount: 130, kind: 'correction', key: 'back' }),
    )
    expect(await send(ada, bob)).toMatchObject({ code: 20012, data: { debt: 30 } })
  })

  it('is refused beyond the limit that the sender has set, with its end, and nothing is charged or sent [PLUS-9]', async () => {
    await ada.ask(coinsCalls.setSpendingLimit, { daily: 8 })
    const until = server.clock.now() + msToNextDay(server.clock.now())
    const message = 'You have reached the limit that you set'
    expect(await send(ada, bob)).toMatchObject({ code: 20010, message, data: { until } })
    expect([await coins(ada), await rows(bob, 'message')]).toEqual([100, []])
    await ada.ask(coinsCalls.setSpendingLimit, { daily: 0 })
    await pack(ada, ROSE, 1)
    expect((await send(ada, bob, { gold: 0 })).code).toBe(200)
  })

  it('never costs more than the sender was shown', async () => {
    expect(await send(ada, bob, { gold: 8 })).toMatchObject({ code: 10015 })
    expect(await send(ada, bob, { gold: 9 })).toMatchObject({ code: 200 })
  })
})

describe('who may get one', () => {
  const refusals = async (attempts: readonly ReturnType<typeof send>[]) =>
    (await Promise.all(attempts)).map(({ code }) => code)

  it('is neither oneself nor nobody nor a stranger, nor may another name be used', async () => {
    const eve = await server.signedIn('Eve')
    expect(
      await refusals([
        send(ada, ada),
        send(ada, 999_999),
        send(ada, -3),
        send(ada, eve),
        send(ada, bob, { userId: bob.userId }),
        send(ada, bob, { g_id: 7 }),
        send(ada, bob, { g_type: 2 }),
      ]),
    ).toEqual([403, 403, 403, 54011, 403, 10015, 400])
    expect(await coins(ada)).toBe(100)
  })

  it('is somebody with an open request, as for messages', async () => {
    const eve = await server.signedIn('Eve')
    await ada.ask(friendsCalls.add, { f_u_id: eve.userId, add_location: 102 })
    expect((await send(ada, eve)).code).toBe(200)
  })

  it('is nobody in a block with the sender, whoever blocked, and nobody who is deleted', async () => {
    await server.parts.store.work<never, void>(async ({ db }) => {
      await db.insertInto('blocks').values({ user_id: bob.userId, other_id: ada.userId, at: 0 }).execute()
      return E.right(undefined)
    })
    await grantCoins(bob, 50)
    expect(await refusals([send(ada, bob), send(bob, ada)])).toEqual([54010, 54010])
    const eve = await server.signedIn('Eve')
    await server.parts.store.work<never, void>(async ({ db }) => {
      await db.updateTable('users').set({ deleted_at: 1 }).where('id', '=', eve.userId).execute()
      return E.right(undefined)
    })
    expect(await refusals([send(ada, eve)])).toEqual([403])
  })

  it('is any host, who earns half of the coins as points and is told; nobody else earns any [CHAT-35]', async () => {
    const eve = await server.signedIn('Eve')
    await makeHost(eve)
    await send(ada, eve, { g_id: 1004 })
    expect([await points(eve), await coins(ada)]).toEqual([9, 81])
    const [gift, notice] = await rows(eve, 'message')
    expect(gift === undefined ? [] : [gift, notice].map((row) => row?.['senderId']).toSorted()).toEqual([
      -3,
      ada.userId,
    ])
    expect((await rows(eve, 'message')).find(({ senderId }) => senderId === -3)).toMatchObject({
      message_type: 4,
      noticeType: 2,
      integral: 9,
      giftId: 1004,
      content: 'Ada sent you a gift: Lantern. You earned 9 points.',
    })
    await send(ada, bob, { g_id: 1004 })
    expect(await points(bob)).toBe(0)
  })
})

describe('a gift out of the backpack', () => {
  it('costs nothing, lowers the count by one, and all devices hear of it [GIFT-6]', async () => {
    await pack(ada, TEDDY, 2)
    expect(await send(ada, bob, { g_id: TEDDY, source: 'backpack' })).toMatchObject({ code: 200, data: { gold: 100 } })
    expect((await listOf(ada)).find(({ id }) => id === TEDDY)?.goodsCount).toBe(1)
    expect([await rows(ada, 'goods'), await rows(bob, 'goods')]).toEqual([[{}], []])
  })

  it('is never charged for: when it is gone, it is refused', async () => {
    await pack(ada, ROSE, 1)
    const both = await Promise.all([send(ada, bob, { source: 'backpack' }), send(ada, bob, { source: 'backpack' })])
    expect(both.map(({ code }) => code).toSorted()).toEqual([10015, 200])
    expect(await coins(ada)).toBe(100)
  })

  it('goes in the order of expiring, and no more once it has expired [GIFT-8]', async () => {
    await pack(ada, ROSE, 1)
    await pack(ada, ROSE, 1, server.clock.now() + SECOND)
    await send(ada, bob, { source: 'backpack' })
    expect((await listOf(ada)).find(({ id }) => id === ROSE)).toMatchObject({ goodsCount: 1 })
    await server.clock.advance(SECOND)
    expect((await listOf(ada)).find(({ id }) => id === ROSE)).toMatchObject({ goodsCount: 1 })
  })

  it('earns a host no points by default', async () => {
    await makeHost(bob)
    await pack(ada, TEDDY, 1)
    await send(ada, bob, { g_id: TEDDY, source: 'backpack' })
    expect(await points(bob)).toBe(0)
  })
})

it('beyond so many gifts in a minute there is a pause', async () => {
  const codes: number[] = []
  for (let i = 0; i < 41; i++) codes.push((await send(ada, bob, { g_id: 7 })).code)
  expect([codes.at(39), codes.at(40)]).toEqual([10015, 429])
})
