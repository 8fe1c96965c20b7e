import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Migration, migrations } from '../../../server/store/migrate'
import type { Store } from '../../../server/store/store'
import { addPerson } from './people'
import { describeOnStores, makePlace, opened } from './test-store'

const adding = (name: string, ...statements: readonly string[]): Migration => ({ name, statements })

describeOnStores('the migrations', (open, kind) => {
  let store: Store

  beforeEach(async () => {
    store = await open()
  })
  afterEach(() => store.close())

  it('are all recorded, in the order of their names', async () => {
    const { rows } = await store.read((db) =>
      sql<{ name: string }>`select name from migrations order by name`.execute(db),
    )
    expect(rows.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name))
    expect(rows.length).toBeGreaterThanOrEqual(8)
  })

  it('hand out ids of people from 100001, and leave those below to seeding', async () => {
    expect(await addPerson(store)).toBe(100_001)
    await store.work(async ({ db }) =>
      E.right(
        await db
          .insertInto('users')
          .values({ id: 7, user_name: 'S', user_name_search: 's', gender: 2, birthday: '1990-01-31', created_at: 0 })
          .execute(),
      ),
    )
    expect(await addPerson(store)).toBe(100_002)
  })

  it.each([
    ['a negative balance', 'insert into balances (user_id, given) values (100001, -1)'],
    ['a debt above zero', 'insert into balances (user_id, debt) values (100001, 1)'],
    ['a posting of nothing', `insert into postings (transfer_id, user_id, account, amount) values (1, 0, 'issue', 0)`],
    ['a block of a person by themselves', 'insert into blocks (user_id, other_id, at) values (100001, 100001, 0)'],
    [
      'an unknown relation',
      'insert into relations (user_id, other_id, relation, changed_at) values (100001, 100002, 5, 0)',
    ],
    ['a row of somebody unknown', 'insert into presence (user_id, status, seen_at) values (5, 1, 0)'],
    ['text where a number belongs', `update users set created_at = 'soon'`],
  ])('refuse %s', async (_, statement) => {
    await addPerson(store)
    await addPerson(store)
    await expect(store.work(async ({ db }) => E.right(await sql.raw(statement).execute(db)))).rejects.toThrow(
      /constraint|integer|bigint/i,
    )
  })

  it('refuse a second live call of one person', async () => {
    const [caller, callee] = [await addPerson(store), await addPerson(store)]
    const calling = (room: string) =>
      store.work(async ({ db }) => {
        const call = { call_location: 102, price: 20, state: 'created' as const, created_at: 0 }
        await db
          .insertInto('calls')
          .values({ room_num: room, caller_id: caller, callee_id: callee, ...call })
          .execute()
        await db.insertInto('call_slots').values({ user_id: caller, room_num: room }).execute()
        return E.right(room)
      })
    await calling('room-1')
    await expect(calling('room-2')).rejects.toThrow(/unique/i)
  })

  it('roll a failing one back whole, and run it again when it is mended', async () => {
    const first = adding('m998-a', 'create table later_a (id integer)')
    const broken = adding('m999-b', 'create table later_b (id integer)', 'create nonsense')
    const mended = adding('m999-b', 'create table later_b (id integer)')
    const place = await makePlace(kind)
    const failing = await place.open([...migrations, first, broken])
    expect(failing).toMatchObject({ left: { _tag: 'Unreadable' } })
    await opened(await place.open([...migrations, first, mended])).close()
    expect(await place.open([...migrations, first])).toEqual(E.left({ _tag: 'Newer', unknown: ['m999-b'] }))
    await place.remove()
  })

  it('run once when two openings of one PostgreSQL meet; SQLite lets the first one in only', async () => {
    const place = await makePlace(kind)
    const both = await Promise.all([place.open(), place.open()])
    const stores = both.filter(E.isRight)
    expect(stores).toHaveLength(kind === 'postgres' ? 2 : 1)
    for (const one of stores) await one.right.close()
    await place.remove()
  })
})
