import type { IO } from 'fp-ts/IO'
import { isOn, type Call, type Ending } from '../../domain/calls/call'
import { isOver, isSearch } from '../../domain/matching/match'
import type { MatchContext } from './match-context'

const endedBy = (ending: Ending): 'self' | 'peer' | 'failure' => {
  if (ending === 'hungUp') return 'self'
  return ending === 'failed' ? 'failure' : 'peer'
}

const talkEnded = ({ deps, dispatch, model }: MatchContext, call: Call): void => {
  const { match } = model
  if (match._tag !== 'Talking' || call._tag !== 'Ended' || call.room !== match.room) return
  dispatch({ _tag: 'TalkEnded', at: deps.clock.now(), room: call.room, by: endedBy(call.ending) })
}

/** Follows what becomes of the talk and of the recording; a call that comes takes the person away from a search. Returns its stop. */
export const watchCalls = (context: MatchContext): IO<void> => {
  const { deps, desk, dispatch, model } = context
  const { clock, meetings } = deps
  return meetings.onChange(() => {
    if (isOver(model.match)) return
    const call = meetings.call()
    talkEnded(context, call)
    if (isSearch(model.match) && isOn(call)) dispatch({ _tag: 'Displaced', at: clock.now() })
    if (desk.playing && meetings.simulated.view.call.step === 0) dispatch({ _tag: 'RecordingOver', at: clock.now() })
  })
}
