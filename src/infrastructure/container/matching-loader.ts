import type { Container } from 'inversify'
import type { SessionEffect } from '../../application/account/follow-session'
import type { MatchingFeature } from '../../application/matching/matching.feature'
import type { MatchingInbox } from '../../application/matching/matching-inbox'
import type { CoreAdapters } from './adapters'
import { F } from './feature-tokens'
import { once } from './once'

export interface MatchingLoader {
  readonly load: () => Promise<MatchingFeature>
  /** Undefined while nobody has searched in this tab. */
  readonly inbox: () => MatchingInbox | undefined
  /** Leaves and forgets at the end of a session. */
  readonly ending: SessionEffect
}

/** Matching, whose talks are calls. */
export const makeMatchingLoader = (
  container: Container,
  adapters: Pick<CoreAdapters, 'matching'>,
  calls: () => Promise<unknown>,
  loaded: { matching?: MatchingFeature },
): MatchingLoader => {
  const inbox = () => (loaded.matching === undefined ? undefined : container.get(F.matchingInbox))
  return {
    load: once(async () => {
      const [{ matchingModule }, parts] = await Promise.all([import('./matching.module'), adapters.matching(), calls()])
      container.load(matchingModule(parts))
      return (loaded.matching = container.get(F.matching))
    }),
    inbox,
    ending: () => () => inbox()?.end(),
  }
}
