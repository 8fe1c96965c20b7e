import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import { isOn } from '../../domain/calls/call'
import { tellsPriceOf } from '../../domain/calls/price-warning'
import type { RoomInfo } from './call-gateway.port'
import { kindOf, makeLine } from './call-line'
import type { CallsContext } from './calls-context'
import { insist } from './insist'
import { forgetRoom, rememberedRoom, slotOf, type RememberedRoom } from './room-memory'

/** Unless another call has taken its place in the memory. */
const forget = ({ deps }: CallsContext, { room }: RememberedRoom): void => {
  const still = O.toNullable(rememberedRoom(deps.session))
  if (still?.room === room) forgetRoom(deps.session)
}

const end = (context: CallsContext, remembered: RememberedRoom): T.Task<void> => {
  const { clock, gateway } = context.deps
  const { role, room } = remembered
  return pipe(
    T.fromIO(() => forget(context, remembered)),
    T.flatMap(() => insist(clock, gateway.notify(role === 'caller' ? 'cancel' : 'refuse', room))),
    T.map(() => undefined),
  )
}

/** It goes on: whether to enter it again is the person's to say. */
const offer = (context: CallsContext, { role, room }: RememberedRoom, info: RoomInfo): void => {
  const { deps, desk, dispatch, model } = context
  const before = desk.talking
  const line = makeLine(role === 'caller' ? info.callee : info.caller, info.location, true)
  line.polite = info.polite ?? role === 'callee'
  desk.talking = line
  const at = deps.clock.now()
  if (dispatch({ _tag: 'Found', room, at, peer: line.peer, role, talkedMs: info.talkedMs })) {
    model.setPrice(tellsPriceOf(room, role) ? info.price : 0, O.none)
  } else desk.talking = before
}

/** A match is left with its page; the gateway ends it (@rule CALL-7). */
const leave = (context: CallsContext, remembered: RememberedRoom): T.Task<void> => {
  const { clock, gateway } = context.deps
  return pipe(
    T.fromIO(() => forget(context, remembered)),
    T.flatMap(() => insist(clock, gateway.notify('hangup', remembered.room, 'match'))),
    T.map(() => undefined),
  )
}

const look = (context: CallsContext, remembered: RememberedRoom): T.Task<void> =>
  pipe(
    insist(context.deps.clock, context.deps.gateway.info(remembered.room)),
    TE.matchE(
      () => end(context, remembered),
      (info) => {
        if (kindOf(info) === 'match') return leave(context, remembered)
        return info.resumable ? T.fromIO(() => offer(context, remembered, info)) : end(context, remembered)
      },
    ),
  )

/**
 * Looks once after a room that an earlier page of this tab has left: a talk that goes on is offered, anything else is ended,
 * and what another tab has is left to it (@rule CALL-19, CALL-20, CALL-68, CALL-70).
 */
export const makeClearStaleRoom = (context: CallsContext): T.Task<void> =>
  T.flatten(async () => {
    const remembered = O.toNullable(rememberedRoom(context.deps.session))
    if (remembered === null || isOn(context.model.call)) return T.of(undefined)
    return pipe(
      context.deps.tabs.taken(slotOf(remembered.room)),
      T.flatMap((taken) => (taken ? T.fromIO(() => forget(context, remembered)) : look(context, remembered))),
    )
  })
