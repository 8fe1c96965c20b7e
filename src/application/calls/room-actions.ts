import * as O from 'fp-ts/Option'
import { isOn, type Call } from '../../domain/calls/call'
import type { CallSignal, MediaSignal } from '../../domain/calls/call-signal'
import { isAfterLike, ringsAt } from '../../domain/calls/locations'
import type { RoomAction } from '../../domain/calls/room-action'
import type { RoomNum, UserId } from '../../domain/kernel/ids'
import { sanitise } from '../../domain/kernel/sanitise'
import { makeLine, type CallLine } from './call-line'
import { lineOf, type CallsContext } from './calls-context'
import { joinMedia } from './join-media'
import { openForOffer } from './open-media'
import { rememberedRoom } from './room-memory'

type RingingCall = Extract<Call, { readonly _tag: 'Ringing' }>

/** Signals that are kept until the media room is open. */
const MOST_EARLY = 256

/** What is replayed of a room that this person has entered already does not ring again. */
const invite = (context: CallsContext, action: Extract<RoomAction, { _tag: 'Invited' }>): void => {
  const { deps, desk, dispatch, model } = context
  const comes = ringsAt(action.location) || isAfterLike(action.location)
  if (!comes || O.toNullable(rememberedRoom(deps.session))?.room === action.room) return
  const before = desk.talking
  if (!isOn(model.call)) desk.talking = makeLine(action.caller.id, action.location, false)
  const rings = dispatch({ _tag: 'Told', room: action.room, at: deps.clock.now(), action })
  if (!rings) {
    desk.talking = before
    return
  }
  model.setPrice(0, O.none)
  deps.media.warm()
}

/** The callee's entering brings the caller into the media room; said again it changes nothing (@rule CALL-22). */
const enteredBy = (context: CallsContext, action: Extract<RoomAction, { _tag: 'Entered' }>): void => {
  const { deps, dispatch, model } = context
  const happened = dispatch({ _tag: 'Told', room: action.room, at: deps.clock.now(), action })
  if (happened && model.call._tag === 'Connecting') void joinMedia(context, action.room)()
}

/** What the gateway says about a room (@rule CALL-57). */
export const makeOnRoom =
  (context: CallsContext) =>
  (action: RoomAction): void => {
    if (action._tag === 'Invited') return invite(context, action)
    if (action._tag === 'Entered') return enteredBy(context, action)
    const { deps, desk, dispatch } = context
    if (action._tag === 'PeerShown' && lineOf(context, action.room) === null) desk.shownEarly = action.room
    dispatch({ _tag: 'Told', room: action.room, at: deps.clock.now(), action })
  }

/** Somebody whose gateway leaves the invitation to them; who it is the channel says (@rule CALL-21). */
const invitedBy = (
  context: CallsContext,
  room: RoomNum,
  from: UserId,
  { location, name, price, token }: Extract<CallSignal, { _tag: 'Invitation' }>,
): void => {
  const at = context.deps.clock.now()
  const caller = { id: from, name: sanitise(name), headImg: '', demo: false }
  invite(context, { _tag: 'Invited', room, at, caller, price, token, location })
}

/** The caller's offer comes ahead; a callee is heard only once the call is answered, which the caller learns from it first. */
const whileRinging = (
  context: CallsContext,
  { role, room }: RingingCall,
  line: CallLine,
  signal: MediaSignal,
): void => {
  if (role === 'caller') return enteredBy(context, { _tag: 'Entered', room, at: context.deps.clock.now() })
  if (signal._tag === 'Description') openForOffer(context, line, room, signal)
}

/** A signal of the other side of this call; anybody else's is dropped, and so is what was meant for an earlier page. */
export const makeOnSignal =
  (context: CallsContext) =>
  (room: RoomNum, from: UserId, signal: CallSignal): void => {
    if (signal._tag === 'Invitation') return invitedBy(context, room, from, signal)
    const { deps, desk, model } = context
    const { call } = model
    const line = desk.talking
    if (!isOn(call) || call._tag === 'Resumable' || call.room !== room || call.peer !== from || line === null) {
      deps.journal.dropped('signal', signal._tag)
      return
    }
    if (signal._tag === 'Face') {
      const { blurred, face } = signal
      return context.safety.setPeerSight({ face, blurred })
    }
    if (line.room !== null) return line.room.accept(signal)
    if (line.early.length < MOST_EARLY) line.early = [...line.early, signal]
    if (call._tag === 'Ringing') whileRinging(context, call, line, signal)
  }
