import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { Call, CallOn } from '../../domain/calls/call'
import type { Farewell } from '../../domain/calls/farewell'
import type { Notification } from './call-gateway.port'
import type { CallsContext } from './calls-context'
import { insist } from './insist'
import { forgetRoom } from './room-memory'

type Ended = Extract<Call, { readonly _tag: 'Ended' }>

const say = ({ deps }: CallsContext, what: Notification, { match, room }: Ended): T.Task<void> =>
  pipe(
    insist(deps.clock, deps.gateway.notify(what, room, match === undefined ? 'call' : 'match')),
    T.map(() => undefined),
  )

const showReceipt = ({ deps, model }: CallsContext, ended: Ended): T.Task<void> =>
  pipe(
    insist(deps.clock, deps.gateway.receipt(ended.room)),
    TE.match(
      () => undefined,
      (receipt) => {
        if (model.call === ended) model.setReceipt(O.some(receipt))
      },
    ),
  )

const report = ({ deps }: CallsContext, ended: Ended): T.Task<unknown> =>
  insist(deps.clock, deps.gateway.report(ended.room, ended.talkedMs, ended.peer))

const nothing: T.Task<unknown> = T.of(undefined)

/**
 * What follows the end of a call in the tab that had it: the gateway hears how it ended, then the report, the receipt, which a
 * match has none of since no minute of it is billed, and the new balance. The media are released already (@rule CALL-7, CALL-47, CALL-56, GATE-24, PLUS-7).
 */
export const afterCall = (
  context: CallsContext,
  before: CallOn,
  ended: Ended,
  farewell: Farewell | null,
): T.Task<void> => {
  forgetRoom(context.deps.session)
  const entered = before._tag !== 'Ringing'
  const billed = ended.match === undefined && (before._tag === 'Live' || ended.talkedMs > 0)
  return pipe(
    farewell === null ? T.of(undefined) : say(context, farewell, ended),
    T.flatMap(() => say(context, 'notifyEndCall', ended)),
    T.flatMap(() => (entered ? report(context, ended) : nothing)),
    T.flatMap(() => (billed ? showReceipt(context, ended) : nothing)),
    T.flatMap(() => context.deps.refreshBalance),
  )
}
