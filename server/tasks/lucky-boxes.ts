import * as E from 'fp-ts/Either'
import { dayNumber } from '../../src/domain/kernel/day'
import type { Instant } from '../../src/domain/kernel/time'
import { canOpen, type LuckyBox } from '../../src/domain/tasks/lucky-box'
import { tellBalance } from '../coins/tell-balance'
import { refuse, type Refusal } from '../http/handler'
import type { Tx } from '../store/database'
import type { Work } from '../store/store'
import type { CheckInDeps } from './check-in-deps'
import { type OwnWeek, ownWeek } from './check-in-week'

const already = refuse(400)
const notYet = refuse(30014)

/** Somebody's week, and the boxes that belong to it. */
interface OwnBoxes {
  readonly week: OwnWeek
  readonly boxes: readonly LuckyBox[]
}

export const ownBoxes = async (
  db: Tx,
  { settings: { activity, checkIn } }: CheckInDeps,
  userId: number,
  now: Instant,
): Promise<OwnBoxes> => {
  const rows = await db.selectFrom('lucky_boxes').select('box').where('user_id', '=', userId).execute()
  const opened = new Set(rows.map(({ box }) => box))
  const boxes = Object.values(activity.boxes)
    .map((box, at): LuckyBox => ({ ...box, id: at + 1, opened: opened.has(at + 1) }))
    .filter(({ coins }) => activity.shown === 1 && coins > 0)
  return { week: await ownWeek(db, userId, dayNumber(now), checkIn), boxes }
}

/** Opens a box and pays what it holds, in the caller's unit: 400 when it was opened, 30014 when it cannot be opened (yet). */
export const openBox = async (
  work: Work,
  deps: CheckInDeps,
  { id, now, userId }: { readonly id: number; readonly now: Instant; readonly userId: number },
): Promise<E.Either<Refusal, void>> => {
  const { boxes, week } = await ownBoxes(work.db, deps, userId, now)
  const box = boxes.find((one) => one.id === id)
  if (box?.opened === true) return E.left(already)
  if (box === undefined || !canOpen(box, week.made)) return E.left(notYet)
  const { numInsertedOrUpdatedRows } = await work.db
    .insertInto('lucky_boxes')
    .values({ user_id: userId, box: id, coins: box.coins, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows !== 1n) return E.left(already)
  const key = `lucky-box:${userId}:${id}`
  const granted = await deps.ledger.grant(work, { userId, amount: box.coins, kind: 'bonus', key })
  if (E.isLeft(granted)) throw new Error(`${key} has been paid already`)
  await tellBalance(deps, work, userId)
  return E.right(undefined)
}
