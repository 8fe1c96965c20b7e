import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DAY } from '../../../src/domain/kernel/time'
import { friendsCalls } from '../../../src/infrastructure/gateway/contract/friends.calls'
import { listsCalls } from '../../../src/infrastructure/gateway/contract/lists.calls'
import { matchingCalls } from '../../../src/infrastructure/gateway/contract/matching.calls'
import type { Tx } from '../../../server/store/database'
import type { Asker } from '../asker'
import { signUp } from '../sign-up'
import { startTestServer, type TestServer } from '../test-server'

let server: TestServer
let ada: Asker

beforeEach(async () => {
  server = await startTestServer({ features: (own) => ({ ...own, chores: [] }) })
  ada = await signUp(server, 'Ada')
})
afterEach(() => server.close())

const write = (unit: (db: Tx) => Promise<unknown>) =>
  server.parts.store.work(async ({ db }) => E.right(void (await unit(db))))

/** A host with a recording, an adult. */
const host = async (name: string, recorded = 1, addedAt = 1): Promise<Asker> => {
  const one = await server.signedIn(name)
  const statement = { user_id: one.userId, version: '1', method: 'statement', at: 1 } as const
  await write((db) => db.insertInto('age_statements').values(statement).execute())
  await write((db) => db.updateTable('users').set({ goddess: 1, price: 30 }).where('id', '=', one.userId).execute())
  const row = { user_id: one.userId, path: `/own/${name}.webm`, recorded, added_at: addedAt }
  await write((db) => db.insertInto('previews').values(row).execute())
  return one
}

const names = async (asker = ada) =>
  (await asker.ask(matchingCalls.hotList, {})).data.list.map(({ user }) => user.userName)

describe('the hot list', () => {
  it('tells each recording with its mark, its host, their status and price [MTCH-5, PLUS-1]', async () => {
    const bea = await host('Bea')
    const { code, data } = await ada.ask(matchingCalls.hotList, {})
    expect([code, data.pageNo, data.pages, data.list.length]).toEqual([200, 1, 1, 1])
    expect(data.list[0]).toMatchObject({ id: String(bea.userId), video_url: '/own/Bea.webm', recorded: 1 })
    expect(data.list[0]?.user).toMatchObject({ id: bea.userId, userName: 'Bea', price: 30, relation: 4, goddess: 1 })
  })

  it('refuses to tell of what is not marked as recorded, in every place [PLUS-1]', async () => {
    const bea = await host('Bea', 0)
    expect(await names()).toEqual([])
    expect((await ada.ask(matchingCalls.takeVideo, {})).data).toEqual({})
    expect((await ada.ask(friendsCalls.getVideos, { f_u_id: bea.userId })).data).toEqual({ list: [] })
    const [face] = (await (await server.visitor()).ask(listsCalls.guests, {})).data.list
    expect([face?.userName, face?.video]).toEqual(['Bea', undefined])
  })

  it('has ten a page, the newest first, nobody twice and nobody left out [FRND-37]', async () => {
    for (let at = 0; at < 12; at += 1) await host(`H${at}`, 1, at)
    const page = async (pageNo: number) => (await ada.ask(matchingCalls.hotList, { pageNo })).data
    const [first, second, third] = [await page(1), await page(2), await page(3)]
    expect([first.pages, first.list.length, second.list.length, third.list]).toEqual([2, 10, 2, []])
    const all = [...first.list, ...second.list].map(({ user }) => user.userName)
    expect(all).toEqual(Array.from({ length: 12 }, (_, at) => `H${11 - at}`))
    expect((await page(-7)).pageNo).toBe(1)
  })

  it('shows neither the asker, nor who is in a block with them, has gone, is banned or no adult [PLUS-12, PLUS-16]', async () => {
    const [bea, cleo, dora, emma, fay] = [
      await host('Bea'),
      await host('Cleo'),
      await host('Dora'),
      await host('Emma'),
      await host('Fay'),
    ]
    expect(await names(bea)).not.toContain('Bea')
    await ada.ask(friendsCalls.addBlack, { f_u_id: ada.userId, defriend_u_id: bea.userId })
    await cleo.ask(friendsCalls.addBlack, { f_u_id: cleo.userId, defriend_u_id: ada.userId })
    await write((db) => db.updateTable('users').set({ deleted_at: 1 }).where('id', '=', dora.userId).execute())
    await write((db) => db.deleteFrom('age_statements').where('user_id', '=', emma.userId).execute())
    const ban = { kind: 'ban', scope: 'account', rule: 'other', reason: '', decided_by: 'op' } as const
    const until = server.clock.now() + DAY
    await write((db) =>
      db
        .insertInto('sanctions')
        .values({ ...ban, user_id: fay.userId, starts_at: 0, ends_at: until })
        .execute(),
    )
    expect(await names()).toEqual([])
    await server.clock.advance(DAY)
    expect(await names(await server.signInAgain(ada.userId))).toEqual(['Fay'])
  })

  it('is for adults with a session only [PLUS-16, GATE-13]', async () => {
    await host('Bea')
    const visitor = await server.visitor()
    const young = await server.signedIn('Young')
    for (const call of [matchingCalls.hotList, matchingCalls.takeVideo]) {
      expect((await young.ask(call, {})).code).toBe(10031)
      expect((await visitor.ask(call, {})).code).toBe(401)
    }
  })
})

describe('the next recorded video [MTCH-28]', () => {
  it('is one of the hot list, each of them sooner or later', async () => {
    for (const name of ['Bea', 'Cleo', 'Dora']) await host(name)
    const taken = new Set<string | undefined>()
    for (let turn = 0; turn < 60; turn += 1)
      taken.add((await ada.ask(matchingCalls.takeVideo, {})).data.video?.user.userName)
    expect([...taken].toSorted()).toEqual(['Bea', 'Cleo', 'Dora'])
  })
})

describe('the recordings of one person', () => {
  it('are told to whom that person exists for, with the mark [PLUS-1, PLUS-12]', async () => {
    const bea = await host('Bea')
    const videosOf = (id: number) => ada.ask(friendsCalls.getVideos, { f_u_id: id })
    const video = { id: bea.userId, video_url: '/own/Bea.webm', recorded: 1 }
    expect((await videosOf(bea.userId)).data).toEqual({ list: [video] })
    expect((await videosOf(ada.userId)).data).toEqual({ list: [] })
    expect((await videosOf(999_999)).code).toBe(403)
    await bea.ask(friendsCalls.addBlack, { f_u_id: bea.userId, defriend_u_id: ada.userId })
    expect((await videosOf(bea.userId)).code).toBe(403)
  })
})

describe('what visitors see', () => {
  it('is the recording beside the face, with its mark [MTCH-8, PLUS-1]', async () => {
    const bea = await host('Bea')
    const [face] = (await (await server.visitor()).ask(listsCalls.guests, {})).data.list
    expect(face?.video).toEqual({ id: String(bea.userId), video_url: '/own/Bea.webm', recorded: 1 })
  })
})
