import type { IO } from 'fp-ts/IO'
import { isOn } from '../../domain/calls/call'
import type { CallsContext } from './calls-context'
import type { Changes } from './changes'
import { makeHangUp } from './hang-up.use-case'
import { makeMeet } from './meet-match'
import type { MeetingDesk } from './meeting'
import { closePreview, prepareMatch } from './own-preview'
import type { SimulatedCallPart } from './simulated-call'

interface Parts {
  readonly simulated: SimulatedCallPart
  readonly busy: IO<boolean>
  readonly changes: Changes
}

/** Where matching meets the calls. */
export const makeMeetingDesk = (context: CallsContext, { busy, changes, simulated }: Parts): MeetingDesk => {
  const { model } = context
  const hangUp = makeHangUp(context)
  return {
    busy,
    call: () => model.call,
    prepare: prepareMatch(context),
    release: () => closePreview(context),
    meet: makeMeet(context),
    part: (room) => {
      if (isOn(model.call) && model.call.room === room) hangUp()
    },
    simulated,
    onChange: changes.hear,
  }
}
