import { pipe } from 'fp-ts/function'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { UserId } from '../../domain/kernel/ids'
import type { MatchRefusal } from '../../domain/matching/match'
import type { MatchContext } from './match-context'
import { isUndecided, refusalOf } from './match-denial'
import type { MatchError } from './match-gateway.port'
import type { Deed, MatchingFeature } from './matching.feature'

type What = 'like' | 'add'

const deeds: Readonly<Partial<Record<MatchRefusal['_tag'], Deed>>> = {
  NotEnoughCoins: 'notEnoughCoins',
  DebtOpen: 'indebted',
  SpendingLimit: 'limited',
}

const failedAs = (error: MatchError): Deed => deeds[refusalOf(error, 0)._tag] ?? 'failed'

/**
 * Something that is done about the other side of a talk: once, and paid once. What the network swallowed is asked again under its
 * key with the next press; the answer counts only while the same two talk.
 */
const makeDeed = <A>(
  { deps, model }: MatchContext,
  what: What,
  ask: (person: UserId, key: string) => TE.TaskEither<MatchError, A>,
  onDone: (done: A) => void,
): T.Task<void> => {
  const keys = new Map<string, string>()
  return T.flatten(async () => {
    const { match } = model
    if (match._tag !== 'Talking' || model[what] === 'sending' || model[what] === 'done') return T.of(undefined)
    const { matchId, person } = match
    const key = keys.get(matchId) ?? deps.ids.uuid()
    keys.set(matchId, key)
    const said = (deed: Deed): boolean => {
      const now = model.match
      if (now._tag !== 'Talking' || now.matchId !== matchId) return false
      model.change({ [what]: deed })
      return true
    }
    said('sending')
    return pipe(
      ask(person.id, key),
      TE.match(
        (error) => {
          if (!isUndecided(error)) keys.delete(matchId)
          said(failedAs(error))
        },
        (done) => {
          if (said('done')) onDone(done)
        },
      ),
    )
  })
}

/** Liking and adding whom one talks with (@rule MTCH-14, MTCH-29, MTCH-31). */
export const makeDeeds = (context: MatchContext): Pick<MatchingFeature, 'addFriend' | 'like'> => {
  const { gateway } = context.deps
  return {
    like: makeDeed(context, 'like', gateway.like, ({ mutual }) => context.model.change({ mutual })),
    addFriend: makeDeed(context, 'add', gateway.addFriend, () => undefined),
  }
}
