import { afterEach, beforeEach, expect, it } from 'vitest'
import { DAY } from '../../../src/domain/kernel/time'
import { giftsCalls } from '../../../src/infrastructure/gateway/contract/gifts.calls'
import type { Asker } from '../asker'
import { startTestServer, type TestServer } from '../test-server'
import { openDesk, type Desk } from './desk'

let gateway: TestServer
let desk: Desk
let ada: Asker

beforeEach(async () => {
  gateway = await startTestServer()
  desk = await openDesk(gateway)
  ada = await gateway.signedIn('Ada')
})
afterEach(async () => {
  await desk.leave()
  await gateway.close()
})

const rose = async () => (await ada.ask(giftsCalls.listAll, {})).data.list.find(({ id }) => id === 1003)
const grant = (...words: readonly string[]) =>
  desk.type('gift', 'grant', String(ada.userId), ...words, '--reason', 'a thank you')

it('the operator puts gifts into a backpack, for a time or for ever, and sees them there [GIFT-6]', async () => {
  expect((await grant('1003', '--count', '3', '--for', '7d')).code).toBe(0)
  expect(await rose()).toMatchObject({ goodsCount: 3, expireTime: gateway.clock.now() + 7 * DAY })
  expect((await grant('1003')).code).toBe(0)
  expect(await rose()).toMatchObject({ goodsCount: 4 })
  expect(await desk.ask('gift', 'list', String(ada.userId))).toMatchObject([{ gift: 1003, name: 'Rose', count: 4 }])
  expect(await desk.ask<readonly unknown[]>('gift', 'set')).toHaveLength(14)
})

it('what is no gift, no count or nobody is told, and nothing is granted', async () => {
  const tried = [
    await grant('7'),
    await grant('1003', '--count', '0'),
    await grant('1003', '--count', '1001'),
    await grant('1003', '--for', 'soon'),
    await desk.type('gift', 'grant', '999999', '1003', '--reason', 'x'),
  ]
  expect(tried.map(({ code }) => code === 0)).toEqual([false, false, false, false, false])
  expect(await rose()).toMatchObject({ goodsCount: 0 })
})
