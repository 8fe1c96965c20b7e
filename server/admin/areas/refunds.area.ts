import { buffer } from 'node:stream/consumers'
import * as E from 'fp-ts/Either'
import { categoryOf } from '../../../src/domain/coins/refund'
import { inWholeUnits } from '../../../src/domain/coins/price'
import type { OrderRow } from '../../coins/orders/orders.port'
import { decideRefund, findRefund, noteTold, refundsToLookAt, type RefundRow } from '../../coins/refunds/refund-store'
import { tellVerdict } from '../../coins/refunds/tell-refund'
import type { Tx } from '../../store/database'
import type { AdminDeps } from '../admin-deps'
import { notDone, type Area, type Deciding, type Looking, type NotDone, type Row } from '../area'
import { shownTime } from '../given'

const AT_MOST = 500
/** The size in which an operator looks at a picture. */
const SIZE = 'large'

const rowOf = (request: RefundRow): Row => ({
  order: request.order_id,
  person: request.user_id,
  at: shownTime(request.made_at),
  category: categoryOf(request.category) ?? request.category,
  says: request.description,
  state: request.state,
  problem: request.problem,
})

const list: Looking['look'] = async (_order, { store }) => {
  const rows = await store.read((db) => refundsToLookAt(db, AT_MOST))
  return E.right({ _tag: 'List', rows: rows.map(rowOf) })
}

interface Asked {
  readonly request: RefundRow
  readonly order: OrderRow
}

const askedFor = async (db: Tx, { orders }: AdminDeps, orderId: string): Promise<E.Either<NotDone, Asked>> => {
  const [request, order] = [await findRefund(db, orderId), await orders.find(db, orderId)]
  return request === undefined || order === undefined
    ? E.left(notDone(`nobody asks for the money of order ${orderId}`))
    : E.right({ request, order })
}

const detailOf = async (db: Tx, { ledger }: AdminDeps, { order, request }: Asked): Promise<Row> => {
  const purse = await ledger.purse(db, order.user_id)
  return {
    ...rowOf(request),
    item: order.item_name,
    coins: order.coins,
    extra: order.extra,
    price: inWholeUnits(order),
    currency: order.currency,
    returned: order.returned,
    provider: order.provider,
    ref: order.ref,
    ordered: shownTime(order.created_at),
    paid: shownTime(order.paid_at),
    balance: purse.balance,
    owes: purse.debt,
    decided: shownTime(request.decided_at),
    by: request.decided_by,
    answer: request.answer,
    told: shownTime(request.sent_at),
  }
}

const show: Looking['look'] = ({ args }, deps) =>
  deps.store.read(async (db) => {
    const asked = await askedFor(db, deps, args[0] ?? '')
    return E.isLeft(asked) ? asked : E.right({ _tag: 'One', row: await detailOf(db, deps, asked.right) })
  })

const proof: Looking['look'] = async ({ args }, deps) => {
  const request = await deps.store.read((db) => findRefund(db, args[0] ?? ''))
  const id = request?.proof_id ?? null
  const file = id === null ? undefined : await deps.media.open(id, SIZE)
  if (file === undefined) return E.left(notDone(`there is no picture with order ${args[0] ?? ''}`))
  const bytes = await buffer(file.stream)
  return E.right({ _tag: 'File', name: `${id}.webp`, base64: bytes.toString('base64') })
}

const deciding =
  (state: 'accepted' | 'rejected'): Deciding['decide'] =>
  async (order, work, deps) => {
    const orderId = order.args[0] ?? ''
    const asked = await askedFor(work.db, deps, orderId)
    if (E.isLeft(asked)) return asked
    const verdict = { by: order.by, reason: order.reason, now: order.now, state }
    const decided = await decideRefund(work, orderId, verdict)
    if (E.isLeft(decided)) return E.left(notDone(`the request for order ${orderId} was decided before`))
    await tellVerdict(work, deps, asked.right.order, verdict)
    const row = await detailOf(work.db, deps, { ...asked.right, request: decided.right })
    return E.right({ _tag: 'One', row })
  }

/** Once the reason why a provider did not take it is gone. */
const again: Deciding['decide'] = async ({ args, now }, work, deps) => {
  const asked = await askedFor(work.db, deps, args[0] ?? '')
  if (E.isLeft(asked)) return asked
  const { order, request } = asked.right
  if (request.problem === '') return E.left(notDone(`the refund of order ${request.order_id} is not stuck`))
  await noteTold(work, request.order_id, { tries: 0, next_at: now, problem: '' })
  return E.right({ _tag: 'One', row: await detailOf(work.db, deps, { order, request: { ...request, problem: '' } }) })
}

/** What people want their money back for (@rule COIN-45, COIN-51). */
export const area: Area = {
  name: 'refunds',
  says: 'orders whose money people want back',
  commands: [
    { name: 'list', says: 'all that wait, and accepted ones that their provider did not take', args: [], look: list },
    { name: 'show', says: 'one, with its order and what its person has', args: ['orderId'], look: show },
    { name: 'proof', says: 'writes its picture to a file, to look at it', args: ['orderId'], look: proof },
    {
      name: 'accept',
      says: 'the money goes back; coins follow, and spent ones are owed',
      args: ['orderId'],
      decide: deciding('accepted'),
    },
    { name: 'reject', says: 'the money stays; the person reads why', args: ['orderId'], decide: deciding('rejected') },
    {
      name: 'again',
      says: 'tells the provider once more of a refund that it did not take',
      args: ['orderId'],
      decide: again,
    },
  ],
}
