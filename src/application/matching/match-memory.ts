import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import { keptWishes, wishesOf, type MatchWishes } from '../../domain/matching/match-wishes'
import { oneMore, rememberedAs, todayMatches } from '../../domain/matching/today-matches'
import type { MatchContext } from './match-context'
import { storedKeys } from '../kernel/stored-keys'

/** @rule MTCH-32, DATA-14 */
const TODAY = storedKeys.matchesToday.name
const WISHES = 'CAMC_MATCH_WISHES'
/** @rule MTCH-33, MTCH-34 */
const TIP_HIDDEN = 'matchTipHidden'

const today = ({ deps }: MatchContext) =>
  todayMatches(
    pipe(
      deps.settings.read(TODAY),
      O.getOrElse(() => ''),
    ),
    deps.clock.now(),
  )

/** Shows what is remembered as of now. */
export const recall = (context: MatchContext): void => {
  const { deps, model } = context
  model.change({
    today: today(context).count,
    tip: O.isNone(deps.tips.read(TIP_HIDDEN)),
    wishes: pipe(
      deps.settings.read(WISHES),
      O.match(() => model.wishes, wishesOf),
    ),
  })
}

/** One more match of today (@rule MTCH-32). */
export const countMatch = (context: MatchContext): void => {
  const now = oneMore(today(context))
  context.deps.settings.write(TODAY, rememberedAs(now))
  context.model.change({ today: now.count })
}

export const keepWishes = ({ deps, model }: MatchContext, wishes: MatchWishes): void => {
  deps.settings.write(WISHES, keptWishes(wishes))
  model.change({ wishes })
}

/** Hides the tip for a day (@rule MTCH-33). */
export const hideTip = ({ deps, model }: MatchContext): void => {
  deps.tips.write(TIP_HIDDEN, '1')
  model.change({ tip: false })
}
