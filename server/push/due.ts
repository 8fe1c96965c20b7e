import * as E from 'fp-ts/Either'
import type { Selectable } from 'kysely'
import { MINUTE, type Instant } from '../../src/domain/kernel/time'
import type { Settings } from '../settings'
import type { Tx } from '../store/database'
import type { Store, Work } from '../store/store'
import type { PushesTable, PushSubscriptionsTable } from '../store/tables/push.table'
import type { Notice } from './notice'
import type { Sent } from './push-sender.port'

type Figures = Settings['push']

/** A push that is about to be handed over, with the device that it goes to. */
export interface Due {
  readonly push: Selectable<PushesTable>
  readonly device: Selectable<PushSubscriptionsTable>
  readonly notice: Notice
}

/** Longer than handing over may take: a process that died meanwhile leaves it to the next. */
const leaseOf = ({ timeoutMs }: Figures): number => 3 * timeoutMs

const isAnyDue = async (db: Tx, urgent: boolean, now: Instant): Promise<boolean> => {
  const due = db.selectFrom('pushes').select('topic').where('urgent', '=', Number(urgent)).where('due_at', '<=', now)
  return (await due.limit(1).executeTakeFirst()) !== undefined
}

const dropPast = async ({ db }: Work, urgent: boolean, now: Instant): Promise<void> => {
  const due = db.deleteFrom('pushes').where('urgent', '=', Number(urgent)).where('due_at', '<=', now)
  await due.where('ends_at', '<=', now).execute()
}

/** Undefined: another process has it, or a later one has taken its place. */
const take = async (
  { db }: Work,
  { due_at, subscription_id, topic, version }: Selectable<PushesTable>,
  until: Instant,
): Promise<Selectable<PushesTable> | undefined> =>
  db
    .updateTable('pushes')
    .set((of) => ({ due_at: until, tries: of('tries', '+', 1) }))
    .where('subscription_id', '=', subscription_id)
    .where('topic', '=', topic)
    .where('version', '=', version)
    .where('due_at', '=', due_at)
    .returningAll()
    .executeTakeFirst()

const findDue = async (work: Work, figures: Figures, urgent: boolean, now: Instant): Promise<readonly Due[]> => {
  await dropPast(work, urgent, now)
  const rows = await work.db
    .selectFrom('pushes')
    .selectAll()
    .where('urgent', '=', Number(urgent))
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(figures.atOnce)
    .execute()
  const due: Due[] = []
  for (const row of rows) {
    const push = await take(work, row, now + leaseOf(figures))
    const device = await work.db
      .selectFrom('push_subscriptions')
      .selectAll()
      .where('id', '=', row.subscription_id)
      .executeTakeFirst()
    if (push !== undefined && device !== undefined)
      due.push({ push, device, notice: JSON.parse(push.notice) as Notice })
  }
  return due
}

/** The next pushes that are due, each taken by one process alone for a while. */
export const takeDue = async (
  store: Store,
  figures: Figures,
  urgent: boolean,
  now: Instant,
): Promise<readonly Due[]> => {
  if (!(await store.read((db) => isAnyDue(db, urgent, now)))) return []
  const taken = await store.work<never, readonly Due[]>(async (work) =>
    E.right(await findDue(work, figures, urgent, now)),
  )
  return E.isLeft(taken) ? [] : taken.right
}

const ofThis = ({ db }: Work, { subscription_id, topic, version }: Selectable<PushesTable>) =>
  db
    .deleteFrom('pushes')
    .where('subscription_id', '=', subscription_id)
    .where('topic', '=', topic)
    .where('version', '=', version)

/** Who rings in vain is found out a little after the ring has ended. */
const AFTER_RING_MS = MINUTE

/** A ring is kept until it is surely over, for the push that takes its notice away. */
const putAway = async (work: Work, { notice, push }: Due): Promise<void> => {
  if (notice.kind !== 'call') return void (await ofThis(work, push).execute())
  await work.db
    .updateTable('pushes')
    .set({ due_at: push.ends_at + AFTER_RING_MS })
    .where('subscription_id', '=', push.subscription_id)
    .where('topic', '=', push.topic)
    .where('version', '=', push.version)
    .execute()
}

const setDevice = async ({ db }: Work, id: string, failures: number, retryAt: Instant): Promise<void> => {
  await db.updateTable('push_subscriptions').set({ failures, retry_at: retryAt }).where('id', '=', id).execute()
}

const removeDevice = async ({ db }: Work, id: string): Promise<void> => {
  await db.deleteFrom('push_subscriptions').where('id', '=', id).execute()
}

/** This push is lost; a device that takes none is none. */
const giveUp = async (work: Work, { device, push }: Due, { failures }: Figures): Promise<void> => {
  const inRow = device.failures + 1
  if (inRow >= failures) return removeDevice(work, device.id)
  await ofThis(work, push).execute()
  await setDevice(work, device.id, inRow, device.retry_at)
}

/** Leaves the device alone for a while, twice as long each time; a device that never takes anything is none. */
const putOff = async (
  work: Work,
  { device, push }: Due,
  afterMs: number,
  { failures, restMostMs, restMs }: Figures,
  now: Instant,
): Promise<void> => {
  const inRow = device.failures + 1
  if (inRow >= failures) return removeDevice(work, device.id)
  const rest = Math.min(restMostMs, Math.max(afterMs, restMs * 2 ** device.failures))
  await setDevice(work, device.id, inRow, now + rest)
  // What waits for it beside this one rests too, and need not be looked at meanwhile.
  await work.db
    .updateTable('pushes')
    .set({ due_at: now + rest })
    .where('subscription_id', '=', device.id)
    .where((where) => where.or([where('due_at', '<', now + rest), where('topic', '=', push.topic)]))
    .execute()
}

/** Nobody needs it any more. */
export const dropDue = (store: Store, { push }: Due): Promise<unknown> =>
  store.work(async (work) => E.right(await ofThis(work, push).execute()))

/** What becomes of a push, and of its device, by how it was taken. */
export const settle = (store: Store, figures: Figures, due: Due, sent: Sent, now: Instant): Promise<unknown> =>
  store.work(async (work) => {
    switch (sent._tag) {
      case 'Taken':
        await putAway(work, due)
        if (due.device.failures > 0) await setDevice(work, due.device.id, 0, 0)
        break
      case 'Refused':
        await giveUp(work, due, figures)
        break
      case 'Gone':
        await removeDevice(work, due.device.id)
        break
      case 'Later':
        await putOff(work, due, sent.afterMs, figures, now)
        break
    }
    return E.right(undefined)
  })
