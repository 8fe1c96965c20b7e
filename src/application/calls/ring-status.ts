import * as O from 'fp-ts/Option'
import { isOn } from '../../domain/calls/call'
import type { CallsContext } from './calls-context'
import { roomElsewhere } from './tab-news'

/** A call is on, here or in another tab of this browser (@rule PLUS-20). */
export const isEngaged = (context: CallsContext): boolean =>
  isOn(context.model.call) || O.isSome(roomElsewhere(context))

/**
 * Reports busy or free, once for each change, from one tab: the one that has the call, or the leading one (@rule CALL-71).
 */
export const reportStatus = (context: CallsContext): void => {
  const { deps, desk, model } = context
  const busy = isOn(model.call)
  if (!busy && isEngaged(context)) {
    desk.reportedBusy = false
    return
  }
  if (busy === desk.reportedBusy) return
  if (busy && !desk.leads && desk.talking?.owner !== true) return
  desk.reportedBusy = busy
  void deps.gateway.ringStatus(busy)()
}
