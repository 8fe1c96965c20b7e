import { pipe } from 'fp-ts/function'
import type { IO } from 'fp-ts/IO'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import { RENEW_EVERY_MS } from '../../domain/calls/meter'
import type { RoomNum } from '../../domain/kernel/ids'
import { SECOND } from '../../domain/kernel/time'
import type { GatewayError } from '../kernel/gateway-error'
import type { CallsContext } from './calls-context'
import { kindOf, type CallLine } from './call-line'

/** The gateway no longer knows this talk: it has ended while nobody could say so. */
const goneOn = ({ deps, dispatch }: CallsContext, room: RoomNum, error: GatewayError): void => {
  if (error._tag !== 'Refusal') return
  const at = deps.clock.now()
  dispatch({ _tag: 'Told', room, at, action: { _tag: 'HungUp', room, at } })
}

const renew = (context: CallsContext, line: CallLine, room: RoomNum): T.Task<void> => {
  const { deps, model } = context
  const open = line.room
  if (open === null) return T.of(undefined)
  return pipe(
    TE.fromTask(open.report),
    TE.flatMap((media) => deps.gateway.lease(room, media)),
    TE.match(
      (error) => (line.scope.closed() ? undefined : goneOn(context, room, error)),
      (lease) => (line.scope.closed() ? undefined : model.renew(lease)),
    ),
  )
}

/**
 * Asks once a second from the end of a cut on until the meter runs again, so that nobody waits for the next lease behind a
 * cover; never twice at once (@rule PLUS-8, PLUS-19).
 */
const makeCatchUp = ({ model }: CallsContext, ask: T.Task<void>): IO<void> => {
  let [owed, asking] = [false, false]
  const run = async (): Promise<void> => {
    asking = true
    owed = false
    await ask()
    asking = false
  }
  return () => {
    const { linkCut, paused } = model.media
    if (linkCut) owed = true
    else if ((owed || paused) && !asking) void run()
  }
}

/**
 * From the first frame on: says that the talk has started until the gateway has heard it, then renews the lease every 5 s
 * with the state of the media, and moves the timer (@rule CALL-7, PLUS-8).
 */
export const keepLease = (context: CallsContext, line: CallLine, room: RoomNum): void => {
  const { clock, gateway } = context.deps
  let started = false
  const start = pipe(
    gateway.notify('notifyStartCall', room, kindOf(line)),
    TE.match(
      () => undefined,
      () => {
        started = true
      },
    ),
  )
  void start()
  const catchUp = makeCatchUp(context, renew(context, line, room))
  line.scope.hold(
    clock.every(SECOND, () => {
      context.model.tick(clock.now())
      catchUp()
    }),
  )
  line.scope.hold(
    clock.every(RENEW_EVERY_MS, () => {
      void pipe(
        started ? T.of(undefined) : start,
        T.flatMap(() => renew(context, line, room)),
      )()
    }),
  )
}
