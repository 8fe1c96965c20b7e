import { type RawBuilder, sql } from 'kysely'
import type { Instant } from '../../src/domain/kernel/time'
import { compiled } from '../store/compiled'
import type { Work } from '../store/store'
import type { Notice } from './notice'

/** A push that is to reach all devices of a person. */
export interface Waiting {
  readonly to: number
  /** Of two that wait under the same topic only the later one is sent. */
  readonly topic: string
  readonly notice: Notice
  /** Of whom it tells; null for nobody. */
  readonly other: number | null
  /** Needless once somebody has fetched what the inbox holds by now. */
  readonly fetched: boolean
  readonly urgent: boolean
  readonly dueAt: Instant
  readonly endsAt: Instant
}

/** In a list of selected values PostgreSQL wants to be told what a parameter is. */
const number = (value: number | null) => sql<number>`cast(${value} as bigint)`
const text = (value: string) => sql<string>`cast(${value} as text)`

/** A device that rests is left alone. */
const later = (due: RawBuilder<number>) =>
  sql<number>`case when push_subscriptions.retry_at > ${due} then push_subscriptions.retry_at else ${due} end`

interface Row {
  readonly [column: string]: string | number | null
  readonly to: number
  readonly topic: string
  readonly notice: string
  readonly urgent: number
  readonly other: number | null
  readonly fetched: number
  readonly dueAt: number
  readonly endsAt: number
}

const insertForDevices = compiled((db, row: Row) =>
  db
    .insertInto('pushes')
    .columns(['subscription_id', 'topic', 'notice', 'urgent', 'other_id', 'seq', 'due_at', 'ends_at'])
    .expression((from) =>
      from
        .selectFrom('push_subscriptions')
        .leftJoin('inbox_heads', 'inbox_heads.user_id', 'push_subscriptions.user_id')
        .select([
          'push_subscriptions.id',
          text(row.topic).as('topic'),
          text(row.notice).as('notice'),
          number(row.urgent).as('urgent'),
          number(row.other).as('other_id'),
          sql<number | null>`case when ${number(row.fetched)} = 1 then inbox_heads.head end`.as('seq'),
          later(number(row.dueAt)).as('due_at'),
          number(row.endsAt).as('ends_at'),
        ])
        .where('push_subscriptions.user_id', '=', row.to),
    )
    // Whoever writes without a pause puts nothing off: what waits keeps the earlier moment.
    .onConflict((conflict) =>
      conflict.columns(['subscription_id', 'topic']).doUpdateSet((of) => ({
        notice: of.ref('excluded.notice'),
        other_id: of.ref('excluded.other_id'),
        seq: of.ref('excluded.seq'),
        ends_at: of.ref('excluded.ends_at'),
        version: of('pushes.version', '+', 1),
        due_at: sql<number>`case when pushes.due_at < excluded.due_at then pushes.due_at else excluded.due_at end`,
      })),
    ),
)

/** Has a push wait for each device of the person, in the unit of what it tells; nothing for who has none. */
export const enqueue = async ({ db }: Work, waiting: Waiting): Promise<void> => {
  const { dueAt, endsAt, fetched, notice, other, to, topic, urgent } = waiting
  const bits = { fetched: Number(fetched), urgent: Number(urgent) }
  await insertForDevices(db, { to, topic, notice: JSON.stringify(notice), other, dueAt, endsAt, ...bits })
}

export interface Following extends Pick<Waiting, 'dueAt' | 'endsAt' | 'notice' | 'topic'> {
  /** It is of use also where the one before it was not sent yet; else it goes with that one. */
  readonly unseen: boolean
}

/** Has another push take the place of one on all devices that have had it, or were about to. */
export const follow = async ({ db }: Work, { dueAt, endsAt, notice, topic, unseen }: Following): Promise<void> => {
  if (!unseen) await db.deleteFrom('pushes').where('topic', '=', topic).where('tries', '=', 0).execute()
  await db
    .updateTable('pushes')
    .set((of) => ({ notice: JSON.stringify(notice), due_at: dueAt, ends_at: endsAt, version: of('version', '+', 1) }))
    .where('topic', '=', topic)
    .execute()
}
