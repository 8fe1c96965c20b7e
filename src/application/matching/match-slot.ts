import { isOver } from '../../domain/matching/match'
import { makeScope } from '../calls/scope'
import type { MatchContext } from './match-context'

/** One tab of a browser searches: it does this alone, until it is over, whatever becomes of the tab. */
export const MATCH_SLOT = 'matching'

/** Takes the place, or gives it back. */
export const keepSlot = ({ deps, desk, model }: MatchContext): void => {
  if (isOver(model.match)) {
    desk.slot?.close()
    desk.slot = null
    return
  }
  if (desk.slot !== null) return
  const slot = makeScope()
  desk.slot = slot
  void deps.tabs.alone(MATCH_SLOT, () => new Promise<void>((resolve) => slot.hold(resolve)))()
}
