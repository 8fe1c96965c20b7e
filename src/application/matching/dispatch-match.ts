import { isOver, type Match } from '../../domain/matching/match'
import { dutiesOf } from '../../domain/matching/match-duty'
import type { MatchContext } from './match-context'
import { countMatch } from './match-memory'
import { releaseSlot } from './match-slot'
import { setTimers } from './match-timers'
import { readTerms } from './read-terms'

/** A talk has begun or is over: what a match costs may be another price by now. */
const follow = (context: MatchContext, before: Match): void => {
  const { model } = context
  if (model.match._tag === 'Talking') {
    model.change({ like: 'none', mutual: false, add: 'none', unreached: false })
    countMatch(context)
  }
  if (model.match._tag === 'Talking' || before._tag === 'Talking') void readTerms(context)()
  if (isOver(model.match)) model.change({ unreached: false })
}

/** The one way in which a match changes: the domain decides, then timers, and what it asks for, follow (@rule MTCH-27). */
export const makeDispatch =
  (context: () => MatchContext): MatchContext['dispatch'] =>
  (event) => {
    const here = context()
    const before = here.model.match
    if (!here.model.apply(event)) return false
    const after = here.model.match
    releaseSlot(here)
    setTimers(here)
    if (before._tag !== after._tag) follow(here, before)
    dutiesOf(before, event, after).forEach(here.perform)
    return true
  }
