import * as E from 'fp-ts/Either'
import { findCall, type CallRow } from '../../calls/call-store'
import {
  decideDispute,
  findDispute,
  openDisputes,
  provenMinutes,
  type DisputeRow,
  type DisputeState,
} from '../../calls/disputes'
import { leaseRecord } from '../../calls/lease-record'
import { paidMinutes, refundMinutes, returnedCoins } from '../../calls/refund-minutes'
import { noticeBizTypes, noticeTypes, postNotice } from '../../chat/notice'
import { languageOfPerson } from '../../session/person-language'
import type { Tx } from '../../store/database'
import type { Work } from '../../store/store'
import { wordsOf } from '../../texts/words'
import type { AdminDeps } from '../admin-deps'
import { notDone, type Area, type Deciding, type Looking, type NotDone, type Order, type Row } from '../area'
import { numberOf, shownTime } from '../given'

const AT_MOST = 500

const list: Looking['look'] = async (_order, { store }) => {
  const open = await store.read(async (db) => {
    const rows: Row[] = []
    for (const row of await openDisputes(db, AT_MOST))
      rows.push({
        room: row.room_num,
        at: shownTime(row.made_at),
        caller: row.caller_id,
        callee: row.callee_id,
        minutes: row.minutes_billed,
        price: row.price,
        returned: await returnedCoins(db, row),
        says: row.reason,
      })
    return rows
  })
  return E.right({ _tag: 'List', rows: open })
}

const rowOf = async (db: Tx, call: CallRow, dispute: DisputeRow): Promise<Row> => ({
  room: call.room_num,
  caller: call.caller_id,
  callee: call.callee_id,
  ended: shownTime(call.ended_at),
  connectedMs: call.connected_ms,
  pausedMs: call.paused_ms,
  minutes: call.minutes_billed,
  price: call.price,
  returned: await returnedCoins(db, call),
  proven: (await provenMinutes(db, call)).join(' '),
  says: dispute.reason,
  state: dispute.state,
  answer: dispute.answer,
})

const disputed = async (
  db: Tx,
  room: string,
): Promise<E.Either<NotDone, { readonly call: CallRow; readonly dispute: DisputeRow }>> => {
  const [call, dispute] = [await findCall(db, room), await findDispute(db, room)]
  return call === undefined || dispute === undefined
    ? E.left(notDone(`nobody disputes a call in room ${room}`))
    : E.right({ call, dispute })
}

const show: Looking['look'] = ({ args }, { store }) =>
  store.read(async (db) => {
    const found = await disputed(db, args[0] ?? '')
    if (E.isLeft(found)) return found
    const { call, dispute } = found.right
    const leases = (await leaseRecord(db, call)).map(({ from, media, side, to }) => ({
      side,
      from: shownTime(from),
      to: shownTime(to),
      soundOut: media.sound.out,
      soundIn: media.sound.in,
      pictureOut: media.picture.out,
      pictureIn: media.picture.in,
    }))
    return E.right({ _tag: 'One', row: await rowOf(db, call, dispute), lists: { leases } })
  })

const tell = async (
  work: Work,
  deps: AdminDeps,
  call: CallRow,
  { now, reason }: Order,
  coins: number,
): Promise<void> => {
  const { day, say } = wordsOf(await languageOfPerson(work.db, call.caller_id))
  const told = { date: day(call.created_at), reason }
  await postNotice(work, deps, {
    receiver: call.caller_id,
    type: noticeTypes.team,
    bizType: noticeBizTypes.chat,
    uniqueId: `dispute:${call.room_num}`,
    content:
      coins === 0
        ? say((await returnedCoins(work.db, call)) > 0 ? 'call_returned_no_more' : 'call_returned_nothing', told)
        : say('call_returned', { ...told, coins: say('coins', { count: coins }) }),
    now,
  })
}

/** How many minutes an operator returns: all that are paid, or as many as said, the last ones first. */
const minutesOf = ({ options }: Order, paid: readonly number[]): E.Either<NotDone, readonly number[]> => {
  if (options['minutes'] === undefined) return E.right(paid)
  const count = numberOf(options['minutes'])
  if (E.isLeft(count)) return count
  return count.right >= 1 && count.right <= paid.length
    ? E.right(paid.slice(-count.right))
    : E.left(notDone(`--minutes is 1 to ${paid.length}`))
}

const deciding =
  (state: Exclude<DisputeState, 'open'>): Deciding['decide'] =>
  async (order, work, deps) => {
    const room = order.args[0] ?? ''
    const found = await disputed(work.db, room)
    if (E.isLeft(found)) return found
    const { call } = found.right
    const minutes = state === 'rejected' ? E.right([]) : minutesOf(order, await paidMinutes(work.db, call))
    if (E.isLeft(minutes)) return minutes
    const decided = await decideDispute(work, room, { ...order, state })
    if (E.isLeft(decided)) return E.left(notDone(`the dispute of room ${room} was decided before`))
    await refundMinutes(work, deps.safety.calls, call, minutes.right)
    await tell(work, deps, call, order, minutes.right.length * call.price)
    return E.right({ _tag: 'One', row: await rowOf(work.db, call, decided.right) })
  }

/** Bills of calls that callers dispute and that no record decides (@rule PLUS-7). */
export const area: Area = {
  name: 'disputes',
  says: 'bills of calls that callers dispute',
  commands: [
    { name: 'list', says: 'all that wait, the oldest first', args: [], look: list },
    { name: 'show', says: 'one, with the bill and what both sides said of their media', args: ['room'], look: show },
    {
      name: 'refund',
      says: 'returns coins to the caller, and takes the points of a host back',
      args: ['room'],
      options: { minutes: 'how many minutes, the last ones first; all that were paid unless given' },
      decide: deciding('refunded'),
    },
    { name: 'reject', says: 'the bill stays as it is', args: ['room'], decide: deciding('rejected') },
  ],
}
