import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Store } from '../../../server/store/store'
import { describeOnStores } from './test-store'

describeOnStores('rows that are looked for across people', (open, kind) => {
  let store: Store

  beforeEach(async () => {
    store = await open()
  })
  afterEach(() => store.close())

  // The planner of PostgreSQL reads a small table as a whole, whatever indexes it has.
  it.runIf(kind === 'sqlite').each([
    ['presence_by_time', 'select user_id from presence where seen_at > 5'],
    ['relations_by_other', 'delete from relations where other_id = 5'],
    ['conversations_by_other', 'delete from conversations where other_id = 5'],
    [
      'calls_open_rooms',
      "select room_num from calls where state <> 'ended' and room_num > 'x' order by room_num limit 9",
    ],
    ['call_disputes_open', "select room_num from call_disputes where state = 'open' order by made_at limit 9"],
    ['pushes_due', 'select topic from pushes where urgent = 0 and due_at <= 5 order by due_at limit 9'],
    ['pushes_by_topic', "delete from pushes where topic = 'call:x' and tries = 0"],
    ['call_leases_by_time', 'delete from call_leases where said_to < 5'],
  ])('are found by %s', async (index, statement) => {
    const { rows } = await store.read((db) =>
      sql.raw<{ detail: string }>(`explain query plan ${statement}`).execute(db),
    )
    expect(rows.map(({ detail }) => detail).join()).toContain(index)
  })
})
