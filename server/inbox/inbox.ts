import type { Instant } from '../../src/domain/kernel/time'
import type { Bus } from '../bus/bus.port'
import { compiled, compiledRows } from '../store/compiled'
import type { Tx } from '../store/database'
import type { Work } from '../store/store'
import { type FreshRows, makeFreshRows } from './fresh-rows'
import { type Inbox, inboxTopic, type Seq } from './inbox.port'

export interface InboxDeps {
  readonly bus: Bus
  readonly now: () => Instant
  readonly newId: () => string
}

/** The next number of each person: the lock on a head makes a later append wait for this one's commit. */
const raiseHeads = compiledRows((db, people: readonly { userId: number }[]) =>
  db
    .insertInto('inbox_heads')
    .values(people.map(({ userId }) => ({ user_id: userId, head: 1 })))
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((of) => ({ head: of('inbox_heads.head', '+', 1) })),
    )
    .returning(['user_id', 'head']),
)

const insertRows = compiledRows(
  (db, rows: readonly { userId: number; seq: Seq; id: string; kind: string; json: string; at: Instant }[]) =>
    db
      .insertInto('inbox')
      .values(rows.map(({ at, id, json, kind, seq, userId }) => ({ user_id: userId, seq, id, kind, body: json, at }))),
)

const appender =
  ({ bus, newId, now }: InboxDeps, fresh: FreshRows) =>
  async (work: Work, userIds: readonly number[], kind: string, body: unknown): Promise<readonly Seq[]> => {
    // One order for all, so that two units never wait for each other's heads.
    const people = userIds.toSorted((a, b) => a - b).map((userId) => ({ userId }))
    const heads = await raiseHeads(work.db, people)
    const what = { kind, json: JSON.stringify(body), at: now() }
    const rows = heads.map(({ head, user_id }) => ({ userId: user_id, seq: head, id: newId(), ...what }))
    await insertRows(work.db, rows)
    work.after(() => {
      for (const { userId, ...row } of rows) {
        fresh.keep(userId, row)
        bus.publish(inboxTopic(userId), `${row.seq}`)
      }
    })
    return heads.map(({ head }) => head)
  }

const rowsAfter = compiled((db, { cursor, limit, userId }: { userId: number; cursor: Seq; limit: number }) =>
  db
    .selectFrom('inbox')
    .select(['seq', 'id', 'kind', 'body as json', 'at'])
    .where('user_id', '=', userId)
    .where('seq', '>', cursor)
    .orderBy('seq')
    .limit(limit),
)

const head = async (db: Tx, userId: number): Promise<Seq> => {
  const row = await db.selectFrom('inbox_heads').select('head').where('user_id', '=', userId).executeTakeFirst()
  return row?.head ?? 0
}

const heads = async (db: Tx, userIds: readonly number[]): Promise<ReadonlyMap<number, Seq>> => {
  if (userIds.length === 0) return new Map()
  const rows = await db.selectFrom('inbox_heads').selectAll().where('user_id', 'in', userIds).execute()
  return new Map(rows.map((row) => [row.user_id, row.head]))
}

const oldest = async (db: Tx, userId: number): Promise<Seq> => {
  const row = await db
    .selectFrom('inbox')
    .select('seq')
    .where('user_id', '=', userId)
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst()
  return row?.seq ?? (await head(db, userId)) + 1
}

const raiseCursor = compiled((db, { seq, sessionId }: { sessionId: string; seq: Seq }) =>
  db
    .updateTable('sessions')
    .set({ cursor: seq })
    .where('id', '=', sessionId)
    .where('cursor', '<', seq)
    .where((of) =>
      of.exists(
        of
          .selectFrom('inbox_heads')
          .select('head')
          .whereRef('inbox_heads.user_id', '=', 'sessions.user_id')
          .where('head', '>=', seq),
      ),
    ),
)

/** The inbox in the store, waking its readers over the bus. */
export const makeInbox = (deps: InboxDeps): Inbox => {
  const fresh = makeFreshRows()
  const appendAll = appender(deps, fresh)
  return {
    append: async (work, userId, kind, body) => (await appendAll(work, [userId], kind, body))[0] ?? 0,
    appendAll: async (work, userIds, kind, body) => void (await appendAll(work, userIds, kind, body)),
    freshAfter: fresh.after,
    readAfter: (db, userId, cursor, limit) => rowsAfter(db, { userId, cursor, limit }),
    head,
    heads,
    oldest,
    moveCursor: async ({ db }, sessionId, seq) => void (await raiseCursor(db, { sessionId, seq })),
  }
}
