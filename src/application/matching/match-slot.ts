import type { Task } from 'fp-ts/Task'
import { isOver } from '../../domain/matching/match'
import { makeScope } from '../calls/scope'
import type { MatchContext } from './match-context'

/** One tab of a browser searches: it does this alone, until it is over, whatever becomes of the tab. */
const MATCH_SLOT = 'matching'

/** Whether this tab is the one that may search: of two that ask in the same instant one is told so. */
export const claimSlot =
  ({ deps, desk }: MatchContext): Task<boolean> =>
  async () => {
    if (desk.slot !== null) return true
    const release = await deps.tabs.claim(MATCH_SLOT)()
    if (release === null) return desk.slot !== null
    desk.slot = makeScope()
    desk.slot.hold(release)
    return true
  }

/** Gives the place back when nothing is searched any more. */
export const releaseSlot = ({ desk, model }: MatchContext): void => {
  if (!isOver(model.match)) return
  desk.slot?.close()
  desk.slot = null
}
