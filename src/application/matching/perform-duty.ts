import { pipe } from 'fp-ts/function'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import { locations } from '../../domain/calls/locations'
import type { Found, Match, MatchTalk } from '../../domain/matching/match'
import type { MatchDuty } from '../../domain/matching/match-duty'
import { insist } from '../calls/insist'
import type { MatchContext } from './match-context'
import { isGone, isUndecided, refusalOf } from './match-denial'

const inOrder = ({ desk }: MatchContext, task: T.Task<unknown>): void => {
  desk.line = desk.line.then(task)
}

/** Asks for this round and no other; the search goes on without a network, and the next round asks again. */
const enter = ({ deps, dispatch, model }: MatchContext, round: Match): T.Task<void> =>
  T.flatten(async () => {
    if (model.match !== round) return T.of(undefined)
    return pipe(
      deps.gateway.enter(model.wishes),
      TE.match(
        (error) => {
          const at = deps.clock.now()
          if (isUndecided(error)) return model.change({ unreached: true })
          dispatch({ _tag: 'Denied', at, why: refusalOf(error, at) })
        },
        () => model.change({ unreached: false }),
      ),
    )
  })

/** Again while the match is kept, under the same key: a price is reserved once. */
const join = ({ deps, dispatch }: MatchContext, matchId: string): T.Task<void> =>
  pipe(
    insist(deps.clock, deps.gateway.join(matchId, deps.ids.uuid())),
    TE.match(
      (error) => {
        const at = deps.clock.now()
        if (isUndecided(error)) return
        if (isGone(error)) dispatch({ _tag: 'Gone', at, matchId, waiting: false })
        else dispatch({ _tag: 'Denied', at, why: refusalOf(error, at), matchId })
      },
      () => void dispatch({ _tag: 'JoinTaken', at: deps.clock.now(), matchId }),
    ),
  )

const meet = ({ deps, dispatch }: MatchContext, talk: MatchTalk): void => {
  if (!deps.meetings.meet(talk)) dispatch({ _tag: 'TalkEnded', at: deps.clock.now(), room: talk.room, by: 'failure' })
}

/** The recording of a host takes the place of a person, and says so all the time (@rule PLUS-1). */
const play = (context: MatchContext, { demo, headImg, id, userName }: Found): T.Task<void> => {
  const { deps, desk, dispatch } = context
  const { simulated } = deps.meetings
  const over = () => void dispatch({ _tag: 'RecordingOver', at: deps.clock.now() })
  return pipe(
    simulated.start({ id, name: userName, headImg, demo }, locations.fake),
    TE.match(over, () => {
      desk.playing = simulated.view.call.step !== 0
      if (!desk.playing) over()
    }),
  )
}

/** Does what a change of the match asks for; what the network swallows is tried again where it matters (@rule MTCH-27). */
export const makePerform =
  (context: () => MatchContext): MatchContext['perform'] =>
  (duty: MatchDuty) => {
    const here = context()
    const { clock, gateway, meetings } = here.deps
    switch (duty._tag) {
      case 'Enter':
        return inOrder(here, enter(here, here.model.match))
      case 'Exit':
        return inOrder(here, gateway.exit)
      case 'Join':
        return void join(here, duty.matchId)()
      case 'Leave':
        return inOrder(here, insist(clock, gateway.leave(duty.matchId)))
      case 'Meet':
        return meet(here, duty.talk)
      case 'Part':
        return meetings.part(duty.room)
      case 'Play':
        return void play(here, duty.person)()
      case 'StopPlaying':
        here.desk.playing = false
        return meetings.simulated.end()
    }
  }
