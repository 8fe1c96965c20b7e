import { SECOND } from '../../domain/kernel/time'
import { isOver, JOINED_GRACE_MS, type Match } from '../../domain/matching/match'
import type { MatchEvent } from '../../domain/matching/match-event'
import { makeScope } from '../calls/scope'
import type { MatchContext } from './match-context'

type Timer = Extract<MatchEvent['_tag'], 'RoundDue' | 'HitExpired' | 'RecordedExpired'>

const timerOf = (match: Match): { readonly _tag: Timer; readonly at: number } | null => {
  switch (match._tag) {
    case 'Searching':
      return { _tag: 'RoundDue', at: match.roundSince + match.terms.countdownMs }
    case 'Hit':
      return { _tag: 'HitExpired', at: match.hit.until }
    case 'Joined':
      return { _tag: 'HitExpired', at: match.hit.until + JOINED_GRACE_MS }
    case 'Recorded':
      return { _tag: 'RecordedExpired', at: match.since + match.terms.recordedMs }
    case 'Talking':
    case 'Idle':
    case 'Left':
    case 'Refused':
      return null
  }
}

/** Timers only ask; the domain decides. Those of the state before are stopped. */
export const setTimers = ({ deps, desk, dispatch, model }: MatchContext): void => {
  const { clock } = deps
  const { match } = model
  desk.stage.close()
  desk.stage = makeScope()
  if (isOver(match)) return
  const timer = timerOf(match)
  if (timer !== null)
    desk.stage.hold(clock.after(timer.at - clock.now(), () => void dispatch({ _tag: timer._tag, at: clock.now() })))
  desk.stage.hold(clock.every(SECOND, () => model.tick(clock.now())))
}
