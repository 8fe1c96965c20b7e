import type { IO } from 'fp-ts/IO'
import { isOn } from '../../domain/calls/call'
import type { CallsContext } from './calls-context'

/** Cancels, declines or hangs up, whichever it is now, at once on this side (@rule CALL-43, CALL-48). */
export const makeHangUp =
  (context: CallsContext): IO<void> =>
  () => {
    const { deps, desk, dispatch, model } = context
    if (!isOn(model.call)) return
    if (desk.talking !== null) desk.talking.owner = true
    dispatch({ _tag: 'HungUp', room: model.call.room, at: deps.clock.now() })
  }
