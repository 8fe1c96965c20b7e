import { existsSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DAY } from '../../../src/domain/kernel/time'
import { giftsCalls } from '../../../src/infrastructure/gateway/contract/gifts.calls'
import { ada, bob, listOf, pack, ROSE, send, server, setTheStage, TEDDY } from './stage'

setTheStage({ gifts: { prices: { crown: 0, rose: 10 } } })

describe('the list of gifts', () => {
  it('names each with picture, price, both places and what is in the backpack [GIFT-1, GIFT-2]', async () => {
    await pack(ada, TEDDY, 2, server.clock.now() + DAY)
    await pack(ada, TEDDY, 1)
    const list = await listOf(ada)
    expect(list.length).toBeGreaterThanOrEqual(12)
    expect(list.find(({ id }) => id === ROSE)).toEqual({
      id: ROSE,
      giftName: 'Rose',
      giftImage: '/gifts/rose.svg',
      gold: 10,
      sort: 30,
      friendGiftSort: 10,
      goodsCount: 0,
    })
    const teddy = { goodsCount: 3, expireTime: server.clock.now() + DAY }
    expect(list.find(({ id }) => id === TEDDY)).toMatchObject(teddy)
    expect((await listOf(bob)).find(({ id }) => id === TEDDY)).toMatchObject({ goodsCount: 0 })
  })

  it('speaks Arabic to whom asks in it, and English to everybody else', async () => {
    const nameIn = async (languageId: number) =>
      (await ada.ask(giftsCalls.listAll, {}, { languageId })).data.list[2]?.giftName
    expect([await nameIn(1), await nameIn(8), await nameIn(5)]).toEqual(['Rose', 'وردة', 'Rose'])
  })

  it('leaves out what was withdrawn, and sending it fails without a charge', async () => {
    expect((await listOf(ada)).some(({ id }) => id === 1014)).toBe(false)
    expect(await send(ada, bob, { g_id: 1014 })).toMatchObject({ code: 10015, data: null })
  })

  it('leaves out of the backpack what has expired, and in it what expires in a moment [GIFT-8]', async () => {
    await pack(ada, ROSE, 1, server.clock.now() + 1_000)
    const count = async () => (await listOf(ada)).find(({ id }) => id === ROSE)?.goodsCount
    await server.clock.advance(999)
    expect(await count()).toBe(1)
    await server.clock.advance(1)
    expect(await count()).toBe(0)
  })

  it('is drawn: each picture is an image of its own below 4 kB without a script or an address elsewhere', async () => {
    for (const { giftImage = '' } of await listOf(ada)) {
      const file = `public${giftImage}`
      expect(existsSync(file)).toBe(true)
      expect(statSync(file).size).toBeLessThan(4_096)
      expect(readFileSync(file, 'utf8')).not.toMatch(/<script|href="http|<image|<style|\son\w+=/)
    }
  })
})
