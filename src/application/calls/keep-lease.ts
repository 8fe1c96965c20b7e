import { pipe } from 'fp-ts/function'
import type { IO } from 'fp-ts/IO'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import { cutOff, type MediaState } from '../../domain/calls/media-report'
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

/** A cut of the link that no lease has told yet. */
interface Cut {
  untold: boolean
}

/** Renews the lease; a cut that is over is told first, for nobody could be told while it lasted (@rule PLUS-8). */
const renew = (context: CallsContext, line: CallLine, room: RoomNum, cut: Cut): T.Task<void> => {
  const { gateway } = context.deps
  const tellCut = (media: MediaState) =>
    pipe(
      gateway.lease(room, cutOff(media)),
      TE.map(() => void (cut.untold = false)),
    )
  const open = line.room
  if (open === null) return T.of(undefined)
  return pipe(
    TE.fromTask(open.report),
    TE.tap((media) => (cut.untold && !context.model.media.linkCut ? tellCut(media) : TE.right(undefined))),
    TE.flatMap((media) => gateway.lease(room, media)),
    TE.match(
      (error) => (line.scope.closed() ? undefined : goneOn(context, room, error)),
      (lease) => (line.scope.closed() ? undefined : context.model.renew(lease)),
    ),
  )
}

/**
 * Asks once a second from the end of a cut on until the cut is told and the meter runs again, so that nobody waits for the next
 * lease behind a cover; never twice at once (@rule PLUS-8, PLUS-19).
 */
const makeCatchUp = ({ model }: CallsContext, cut: Cut, ask: T.Task<void>): IO<void> => {
  let asking = false
  const run = async (): Promise<void> => {
    asking = true
    await ask()
    asking = false
  }
  return () => {
    const { linkCut, paused } = model.media
    if (linkCut) cut.untold = true
    else if ((cut.untold || paused) && !asking) void run()
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
  const cut: Cut = { untold: false }
  const catchUp = makeCatchUp(context, cut, renew(context, line, room, cut))
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
        T.flatMap(() => renew(context, line, room, cut)),
      )()
    }),
  )
}
