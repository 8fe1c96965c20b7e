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
  /** Writes down what is wrong with the bill of the receipt in sight; null: nothing is. */
  readonly write: (reason: string | null) => void
  /** Sends what was written; how that stands is in the receipt afterwards (PLUS-7). */
  readonly dispute: T.Task<void>
}

/** Puts a receipt where its room is in sight, if it still is. */
const show = (context: CallsContext, room: RoomNum, what: LaterReceipt['what']): void => {
  const { billing, model } = context
  const later = O.toNullable(billing.later)
  if (later?.room === room) billing.setLater(O.some({ ...later, what }))
  else if (billing.inSight === room && typeof what === 'object') model.setReceipt(O.some(what))
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

const write =
  ({ billing }: CallsContext): BillingPart['write'] =>
  (reason) => {
    const { dispute, inSight } = billing
    if (inSight === null || dispute?.state === 'sending') return
    billing.setDispute(inSight, reason === null ? null : { reason, state: 'writing' })
  }

/** One at a time: a second press does nothing while the first is on its way. */
const dispute = (context: CallsContext): BillingPart['dispute'] =>
  T.flatten(async () => {
    const { billing, deps } = context
    const { dispute: draft, inSight: room } = billing
    const before = receiptInSight(context)
    if (room === null || draft === null || draft.state === 'sending') return T.of(undefined)
    const { reason } = draft
    billing.setDispute(room, { reason, state: 'sending' })
    return pipe(
      deps.gateway.dispute(room, reason),
      TE.matchE(
        () => T.fromIO(() => billing.setDispute(room, { reason, state: 'failed' })),
        (state) => {
          billing.setDispute(room, null)
          return disputed(context, room, before, state)
        },
      ),
    )
  })

export const makeBilling = (context: CallsContext): BillingPart => ({
  view: context.billing,
  open: open(context),
  close: () => context.billing.setLater(O.none),
  write: write(context),
  dispute: dispute(context),
})
