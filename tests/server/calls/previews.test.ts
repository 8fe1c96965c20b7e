import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { demoPreviewIds, seedDemoPreviews } from '../../../server/seed/demo-previews'
import { callsCalls } from '../../../src/infrastructure/gateway/contract/calls.calls'
import { friendsCalls } from '../../../src/infrastructure/gateway/contract/friends.calls'
import { startTestServer } from '../test-server'
import { ada, bob, coins, numbersOf, server, setTheStage } from './stage'

setTheStage()

const preview = (host: number) => ada.ask(callsCalls.previewVideo, { search_u_id: host })
const change = (run: (db: Parameters<Parameters<typeof server.parts.store.work>[0]>[0]['db']) => Promise<unknown>) =>
  server.parts.store.work(async ({ db }) => E.right(void (await run(db))))

/** Bob is a host with a recording, marked or not. */
const recorded = (mark: 0 | 1) =>
  change(async (db) => {
    await db.updateTable('users').set({ goddess: 1 }).where('id', '=', bob.userId).execute()
    const row = { user_id: bob.userId, path: '/media/bob.webm', recorded: mark, added_at: 1 }
    await db.insertInto('previews').values(row).execute()
  })

describe('the recording of a host', () => {
  it('comes with a delay to answer and one to hang up, whole seconds within the figures [CALL-83]', async () => {
    await recorded(1)
    const all = await Promise.all(Array.from({ length: 40 }, () => preview(bob.userId)))
    const [accepts, hangUps] = [
      all.map(({ data }) => data.accept_random_duration),
      all.map(({ data }) => data.hangup_random_duration),
    ]
    expect(all[0]?.data).toMatchObject({ video_url: '/media/bob.webm', recorded: 1 })
    expect([Math.min(...accepts) >= 3, Math.max(...accepts) <= 8, new Set(accepts).size > 1]).toEqual([
      true,
      true,
      true,
    ])
    expect([Math.min(...hangUps) >= 40, Math.max(...hangUps) <= 90, new Set(hangUps).size > 1]).toEqual([
      true,
      true,
      true,
    ])
    expect([...accepts, ...hangUps].every(Number.isInteger)).toBe(true)
  })

  it('is not told of unless it is marked as recorded [PLUS-1]', async () => {
    await recorded(0)
    expect((await preview(bob.userId)).data).toMatchObject({ video_url: '' })
  })

  it('is none of somebody who has none, and nobody is told of who does not exist or is blocked', async () => {
    expect((await preview(bob.userId)).data).toMatchObject({ video_url: '', accept_random_duration: 0 })
    expect((await preview(4)).code).toBe(403)
    await recorded(1)
    await bob.ask(friendsCalls.addBlack, { f_u_id: bob.userId, defriend_u_id: ada.userId })
    expect((await preview(bob.userId)).code).toBe(403)
  })

  it('is for adults only [PLUS-16]', async () => {
    await recorded(1)
    await change((db) => db.deleteFrom('age_statements').where('user_id', '=', ada.userId).execute())
    expect((await preview(bob.userId)).code).toBe(10031)
  })

  it('is never billed: no call can be made with it, and asking for it costs nothing [PLUS-1, CALL-84]', async () => {
    await recorded(1)
    await preview(bob.userId)
    const call = await ada.ask(callsCalls.create, { calleeUserId: bob.userId, callLocation: 103 })
    expect([call.code, await coins(ada), await numbersOf(bob)]).toEqual([400, 111, []])
  })
})

describe('the recordings of demo people', () => {
  it('are noted once for those who are there [PLUS-1]', async () => {
    const [first = 0] = demoPreviewIds
    const person = {
      id: first,
      user_name: 'Lina',
      user_name_search: 'lina',
      gender: 2,
      birthday: '1999-01-01',
      demo: 1,
    }
    await change((db) =>
      db
        .insertInto('users')
        .values({ ...person, goddess: 1, created_at: 0, deleted_at: null })
        .execute(),
    )
    for (const now of [5, 6]) await server.parts.store.work((work) => seedDemoPreviews(work, now))
    const rows = await server.parts.store.read((db) => db.selectFrom('previews').selectAll().execute())
    expect(rows).toEqual([{ user_id: first, path: `/demo/previews/${first}.webm`, recorded: 1, added_at: 5 }])
  })

  it('are small clips that can be asked for in parts', async () => {
    expect(demoPreviewIds.length).toBeGreaterThan(3)
    for (const id of demoPreviewIds) {
      const whole = await fetch(`${server.url}/demo/previews/${id}.webm`)
      const bytes = new Uint8Array(await whole.arrayBuffer())
      expect([whole.headers.get('content-type'), bytes.length < 100_000]).toEqual(['video/webm', true])
      expect([...bytes.subarray(0, 4)]).toEqual([0x1a, 0x45, 0xdf, 0xa3])
    }
    const at = `${server.url}/demo/previews/${demoPreviewIds[0]}.webm`
    const size = (await (await fetch(at)).arrayBuffer()).byteLength
    const part = async (range: string) => {
      const { headers, status, ...reply } = await fetch(at, { headers: { range } }).then(async (response) => ({
        headers: response.headers,
        status: response.status,
        length: (await response.arrayBuffer()).byteLength,
      }))
      return [status, headers.get('content-range'), reply.length]
    }
    expect(await part('bytes=0-1')).toEqual([206, `bytes 0-1/${size}`, 2])
    expect(await part('bytes=10-')).toEqual([206, `bytes 10-${size - 1}/${size}`, size - 10])
    expect(await part('bytes=-5')).toEqual([206, `bytes ${size - 5}-${size - 1}/${size}`, 5])
    expect(await part(`bytes=${size}-`)).toEqual([200, null, size])
    expect((await fetch(`${server.url}/demo/previews/9.webm`)).status).toBe(404)
    expect((await fetch(`${server.url}/demo/previews/..%2fseed.ts`)).status).toBe(404)
  })

  it('are not served in production [PLUS-1]', async () => {
    const production = await startTestServer({ config: { mode: 'production' } })
    const reply = await fetch(`${production.url}/demo/previews/${demoPreviewIds[0]}.webm`)
    expect(reply.status).toBe(404)
    await production.close()
  })
})
