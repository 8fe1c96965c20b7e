import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { inProcessBus } from '../../../server/bus/in-process.bus'
import { makeInbox } from '../../../server/inbox/inbox'
import { inboxTopic } from '../../../server/inbox/inbox.port'
import { deleteOld } from '../../../server/store/delete-old'
import type { Store } from '../../../server/store/store'
import { addPerson } from '../store/people'
import { describeOnStores } from '../store/test-store'

describeOnStores('an inbox', (open) => {
  let store: Store
  let userId: number
  let now = 1_000
  let ids = 0
  const heard: string[] = []
  const bus = inProcessBus((defect) => {
    throw defect
  })
  const inbox = makeInbox({ bus, now: () => now, newId: () => `id-${(ids += 1)}` })

  beforeEach(async () => {
    now = 1_000
    ids = 0
    heard.length = 0
    store = await open()
    userId = await addPerson(store)
  })
  afterEach(() => store.close())

  const append = (kind: string, body: unknown = {}) =>
    store.work(async (work) => E.right(await inbox.append(work, userId, kind, body)))
  const kinds = async (cursor: number, limit = 100) =>
    (await store.read((db) => inbox.readAfter(db, userId, cursor, limit))).map(({ kind, seq }) => `${seq} ${kind}`)
  const move = async (seq: number) => {
    await store.work(async (work) => E.right(await inbox.moveCursor(work, 'session', seq)))
    return store.read((db) => db.selectFrom('sessions').select('cursor').executeTakeFirst())
  }
  const addSession = () =>
    store.work(async ({ db }) => {
      const secrets = { sid_hash: 's', handle: 'h', sign_secret: 'k', device_id: 'd' }
      await db
        .insertInto('sessions')
        .values({ id: 'session', user_id: userId, kind: 'browser', ...secrets, created_at: 0, seen_at: 0 })
        .execute()
      return E.right(undefined)
    })

  it('numbers rows from 1 and gives them back in order with their bodies', async () => {
    await append('message', { text: 'hello', list: [1, null] })
    await append('read')
    const rows = await store.read((db) => inbox.readAfter(db, userId, 0, 10))
    expect(
      rows.map(({ id, json, ...row }) => ({ ...row, id: id.slice(0, 3), body: JSON.parse(json) as unknown })),
    ).toEqual([
      { seq: 1, id: 'id-', kind: 'message', body: { text: 'hello', list: [1, null] }, at: 1_000 },
      { seq: 2, id: 'id-', kind: 'read', body: {}, at: 1_000 },
    ])
  })

  it('reads after a cursor, up to a limit, and only the own rows', async () => {
    for (const kind of ['a', 'b', 'c', 'd']) await append(kind)
    const other = await addPerson(store)
    expect(await kinds(1, 2)).toEqual(['2 b', '3 c'])
    expect(await store.read((db) => inbox.readAfter(db, other, 0, 10))).toEqual([])
  })

  it('leaves no gap and no double under 30 appends at once', async () => {
    const seqs = await Promise.all(Array.from({ length: 30 }, (_, k) => append(`${k}`)))
    const numbers = seqs.map((one) => (E.isRight(one) ? one.right : 0)).toSorted((a, b) => a - b)
    expect(numbers).toEqual(Array.from({ length: 30 }, (_, k) => k + 1))
  })

  it('gives the number of a rolled-back row to the next one, so that no reader waits for it', async () => {
    await store.work(async (work) => {
      await inbox.append(work, userId, 'lost', {})
      return E.left('no')
    })
    expect(await append('kept')).toEqual(E.right(1))
  })

  it('wakes its readers after the commit, and never for what was rolled back', async () => {
    const stop = bus.subscribe(inboxTopic(userId), (message) => heard.push(message))
    await append('a')
    await store.work(async (work) => {
      await inbox.append(work, userId, 'lost', {})
      return E.left('no')
    })
    await append('b')
    stop()
    expect(heard).toEqual(['1', '2'])
  })

  it('moves a cursor forward only, and never past the head', async () => {
    await addSession()
    for (const kind of ['a', 'b', 'c']) await append(kind)
    expect(await move(2)).toEqual({ cursor: 2 })
    expect(await move(1)).toEqual({ cursor: 2 })
    expect(await move(4)).toEqual({ cursor: 2 })
    expect(await move(3)).toEqual({ cursor: 3 })
  })

  it('knows head and oldest, also when all was pruned', async () => {
    const edges = () =>
      store.read(async (db) => [await inbox.oldest(db, userId), await inbox.head(db, userId)] as const)
    expect(await edges()).toEqual([1, 0])
    await append('a')
    now = 2_000
    await append('b')
    expect(await edges()).toEqual([1, 2])
    await deleteOld(store, 'inbox', 2_000)
    expect(await edges()).toEqual([2, 2])
    await deleteOld(store, 'inbox', 3_000)
    expect(await edges()).toEqual([3, 2])
    expect(await append('c')).toEqual(E.right(3))
  })
})
