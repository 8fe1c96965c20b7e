import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { IO } from 'fp-ts/IO'
import * as O from 'fp-ts/Option'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import { toRoomNum, type RoomNum } from '../../domain/kernel/ids'
import type { BillingView, LaterReceipt } from './billing.model'
import type { Receipt } from './call-gateway.port'
import type { CallsContext } from './calls-context'

/** The cost of calls, as a user interface sees it. */
export interface BillingPart {
  readonly view: BillingView
  /** Shows the receipt of a call that is over; `called`: this person was called (PLUS-7). */
  readonly open: (room: string, called: boolean) => T.Task<void>
  readonly close: IO<void>
  /** Says that the bill of the receipt in sight is wrong; how that stands is in the receipt afterwards (PLUS-7). */
  readonly dispute: (reason: string) => T.Task<void>
}

const laterRoom = ({ billing }: CallsContext): RoomNum | null => O.toNullable(billing.later)?.room ?? null

/** The receipt in sight: the one that was asked for, else that of the call that has just ended. */
const roomInSight = (context: CallsContext): RoomNum | null => {
  const { call } = context.model
  return laterRoom(context) ?? (call._tag === 'Ended' ? call.room : null)
}

/** Puts a receipt where its room is in sight, if it still is. */
const show = (context: CallsContext, room: RoomNum, what: LaterReceipt['what']): void => {
  const { billing, model } = context
  const later = O.toNullable(billing.later)
  if (later?.room === room) billing.setLater(O.some({ ...later, what }))
  else if (roomInSight(context) === room && typeof what === 'object') model.setReceipt(O.some(what))
}

const read = ({ deps }: CallsContext, room: RoomNum) => deps.gateway.receipt(room)

const open =
  (context: CallsContext): BillingPart['open'] =>
  (name, called) =>
  async () => {
    const room = O.toNullable(toRoomNum(name))
    if (room === null) return
    context.billing.setLater(O.some({ room, called, what: 'loading' }))
    const receipt = await read(context, room)()
    show(context, room, E.isLeft(receipt) ? 'failed' : receipt.right)
  }

/** What came of a dispute: the state at once, then the receipt and the balance anew. */
const disputed = (context: CallsContext, room: RoomNum, before: Receipt | null, state: Receipt['dispute']) =>
  pipe(
    read(context, room),
    TE.match(
      () => (before === null ? undefined : show(context, room, { ...before, dispute: state, disputable: false })),
      (receipt) => show(context, room, receipt),
    ),
    T.flatMap(() => context.deps.refreshBalance),
  )

const receiptInSight = ({ billing, model }: CallsContext): Receipt | null => {
  const later = O.toNullable(billing.later)
  if (later !== null) return typeof later.what === 'object' ? later.what : null
  return O.toNullable(model.receipt)
}

/** One at a time: a second press does nothing while the first is on its way. */
const dispute =
  (context: CallsContext): BillingPart['dispute'] =>
  (reason) =>
    T.flatten(async () => {
      const { billing, deps } = context
      const room = roomInSight(context)
      const before = receiptInSight(context)
      if (room === null || billing.dispute === 'sending') return T.of(undefined)
      billing.setDispute('sending')
      return pipe(
        deps.gateway.dispute(room, reason),
        TE.matchE(
          () => T.fromIO(() => (roomInSight(context) === room ? billing.setDispute('failed') : undefined)),
          (state) => {
            billing.setDispute('none')
            return disputed(context, room, before, state)
          },
        ),
      )
    })

export const makeBilling = (context: CallsContext): BillingPart => ({
  view: context.billing,
  open: open(context),
  close: () => context.billing.setLater(O.none),
  dispute: dispute(context),
})
