import {
  isOn,
  FRAME_LIMIT_MS,
  MEETING_LIMIT_MS,
  PEER_LEFT_LIMIT_MS,
  RESUME_LIMIT_MS,
  RING_LIMIT_MS,
  type Call,
  type CallOn,
} from '../../domain/calls/call'
import type { CallEvent } from '../../domain/calls/call-event'
import type { Expiry } from '../../domain/calls/call-expiry'
import { farewellOf } from '../../domain/calls/farewell'
import { RENEW_EVERY_MS } from '../../domain/calls/meter'
import type { RoomNum } from '../../domain/kernel/ids'
import { afterCall } from './after-call'
import type { CallLine } from './call-line'
import type { CallsContext } from './calls-context'
import { guardTalk } from './guard-talk'
import { keepLease } from './keep-lease'
import { slotOf } from './room-memory'
import { sayBusy, tellTabs } from './tab-news'

/** A timer that only asks; the domain decides, so that a late one is harmless (@rule CALL-44, CALL-54, CALL-55, CALL-68, PLUS-11). */
const ask = (
  { deps, dispatch }: CallsContext,
  line: CallLine,
  { room }: CallOn,
  _tag: Expiry['_tag'],
  ms: number,
): void => line.scope.hold(deps.clock.after(ms, () => void dispatch({ _tag, room, at: deps.clock.now() })))

const entered = (context: CallsContext, line: CallLine, call: CallOn): void => {
  switch (call._tag) {
    case 'Ringing':
      ask(context, line, call, 'RingExpired', RING_LIMIT_MS)
      return
    case 'Resumable':
      ask(context, line, call, 'ResumeExpired', RESUME_LIMIT_MS)
      return
    case 'Meeting':
      ask(context, line, call, 'MeetingExpired', MEETING_LIMIT_MS)
      return
    case 'Connecting':
      line.room?.reveal()
      ask(context, line, call, 'FrameExpired', FRAME_LIMIT_MS)
      return
    case 'Live':
      keepLease(context, line, call.room)
      guardTalk(context, line, call.room)
  }
}

const ended = (
  context: CallsContext,
  before: CallOn,
  event: CallEvent,
  after: Extract<Call, { _tag: 'Ended' }>,
): void => {
  const { deps, desk } = context
  const line = desk.talking
  desk.talking = null
  line?.scope.close()
  if (line?.owner !== true) return
  if (before._tag !== 'Ringing') deps.bell.chime('hangup')
  tellTabs(context, { _tag: 'Taken', room: after.room })
  tellTabs(context, { _tag: 'Free', room: after.room })
  void afterCall(context, before, after, farewellOf(before, event, after))()
}

const follow = (context: CallsContext, before: Call, event: CallEvent): void => {
  const after = context.model.call
  const line = context.desk.talking
  if (after._tag === 'Ended' && isOn(before)) return ended(context, before, event, after)
  if (!isOn(after) || line === null) return
  if (before._tag !== after._tag) entered(context, line, after)
  if (event._tag === 'PeerLeft') ask(context, line, after, 'PeerExpired', PEER_LEFT_LIMIT_MS)
}

/**
 * While this tab has a call it holds its lock, which ends with the tab whatever becomes of it, and tells the others again and
 * again, so that a tab that dies is not missed for long (@rule CALL-68).
 */
const holdSlot = (context: CallsContext, room: RoomNum): void => {
  const { clock, tabs } = context.deps
  const line = context.desk.talking
  if (line?.owner !== true) return
  const { hold } = line.scope
  void tabs.alone(slotOf(room), () => new Promise<void>((resolve) => hold(resolve)))()
  sayBusy(context)
  hold(clock.every(RENEW_EVERY_MS, () => sayBusy(context)))
}

/** What puts a call into the hands of the tab in which it happens. */
const takes: readonly CallEvent['_tag'][] = ['Placed', 'Met', 'Found', 'Answered']

/**
 * The one way in which a call changes: the domain decides, then timers, media and messages follow; bell
 * and status come last (@rule CALL-7, CALL-59).
 */
export const makeDispatch =
  (context: () => CallsContext): CallsContext['dispatch'] =>
  (event) => {
    const here = context()
    const before = here.model.call
    if (!here.model.apply(event)) return false
    follow(here, before, event)
    if (takes.includes(event._tag) && before._tag !== 'Resumable') holdSlot(here, event.room)
    here.settle()
    return true
  }
