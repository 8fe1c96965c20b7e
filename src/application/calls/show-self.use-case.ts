import { pipe } from 'fp-ts/function'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { RoomNum } from '../../domain/kernel/ids'
import type { GatewayError } from '../kernel/gateway-error'
import type { CallsContext } from './calls-context'
import { insist } from './insist'

/** A refusal means that the other side has gone. */
const notTaken = ({ deps, dispatch }: CallsContext, room: RoomNum, error: GatewayError): void => {
  const at = deps.clock.now()
  if (error._tag === 'Refusal') dispatch({ _tag: 'Told', room, at, action: { _tag: 'HungUp', room, at } })
  else dispatch({ _tag: 'Failed', room, at })
}

/** Lets the other side of a match see and hear this person, once they do the same; a second press does nothing (@rule PLUS-11). */
export const makeShowSelf = (context: CallsContext): T.Task<void> =>
  T.flatten(async () => {
    const { deps, desk, dispatch, model } = context
    const { call } = model
    const matchId = desk.talking?.matchId ?? null
    if (call._tag !== 'Meeting' || matchId === null) return T.of(undefined)
    const { room } = call
    if (!dispatch({ _tag: 'Shown', room, at: deps.clock.now() })) return T.of(undefined)
    return pipe(
      insist(deps.clock, deps.gateway.show(matchId)),
      TE.match(
        (error) => notTaken(context, room, error),
        () => undefined,
      ),
    )
  })
