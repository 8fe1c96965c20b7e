import { pipe } from 'fp-ts/function'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { CreatedCall } from './call-gateway.port'
import type { CallLine } from './call-line'
import type { CallsContext } from './calls-context'
import { insist } from './insist'
import { prefetchIce } from './join-media'
import { rememberRoom } from './room-memory'
import { startErrorOf } from './start-error'
import { failStart } from './starting'

/** The room exists, but nobody wants it any more. */
const cancelRoom = ({ deps }: CallsContext, { room }: CreatedCall): T.Task<void> =>
  pipe(
    insist(deps.clock, deps.gateway.notify('cancel', room)),
    T.map(() => undefined),
  )

const ring = (context: CallsContext, line: CallLine, created: CreatedCall): T.Task<void> => {
  const { deps, desk, dispatch, model } = context
  const { room, price, polite } = created
  if (desk.starting !== line) return cancelRoom(context, created)
  const before = desk.talking
  desk.talking = line
  line.polite = polite
  if (!dispatch({ _tag: 'Placed', room, peer: line.peer, at: deps.clock.now() })) {
    desk.talking = before
    return pipe(
      failStart(context, line, { _tag: 'AlreadyInCall' }),
      T.flatMap(() => cancelRoom(context, created)),
    )
  }
  desk.starting = null
  model.setStart({ _tag: 'None' })
  model.setPrice(price, model.coins)
  rememberRoom(deps.session, room, 'caller')
  prefetchIce(context, line, room)
  return pipe(
    deps.gateway.notify('launch', room),
    TE.match(
      (error) => {
        dispatch({ _tag: 'Failed', room, at: deps.clock.now() })
        model.setStart({ _tag: 'Failed', peer: line.peer, why: startErrorOf(error, price) })
      },
      () => undefined,
    ),
  )
}

/** Asks for the call and lets it ring (@rule CALL-7, CALL-12, CALL-31..36). */
export const launchCall = (context: CallsContext, line: CallLine, price: number): T.Task<void> =>
  T.flatten(async () => {
    context.model.setStart({ _tag: 'Checking', peer: line.peer })
    return pipe(
      context.deps.gateway.create(line.peer, line.location),
      TE.matchE(
        (error) => failStart(context, line, startErrorOf(error, price)),
        (created) => ring(context, line, created),
      ),
    )
  })
