import { isOn } from '../../domain/calls/call'
import type { CallsContext } from './calls-context'

/**
 * Reports busy or free, once for each change, from one tab: the one that has the call, or the leading one (@rule CALL-71).
 */
export const reportStatus = ({ deps, desk, model }: CallsContext): void => {
  const busy = isOn(model.call)
  if (busy === desk.reportedBusy) return
  if (busy && !desk.leads && desk.talking?.owner !== true) return
  desk.reportedBusy = busy
  void deps.gateway.ringStatus(busy)()
}
